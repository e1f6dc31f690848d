import type { ProfileGap } from '@porao/contracts';

const weights = {
  photo: 5,
  location: 7,
  category: 6,
  salaryAndStyle: 6,
  availability: 4,
  experience: 2,
  birthDate: 2,
  about: 3,
  presentAddress: 5,
  permanentAddress: 5,
  parents: 10,
  emergencyContact: 5,
  documents: 10,
} as const;

/** Filled parts of a tutor's profile; each counts whole or not at all (decision OQ-130). */
export type ProfileParts = Readonly<Record<keyof typeof weights, boolean>> & {
  /** Number of degrees, of any level. */
  readonly degrees: number;
};

const degreeWeight = 10;
/** More than three degrees add nothing (RUL-021). */
const countedDegrees = 3;

/** The parts of `weights` that a form of the profile has. */
const formOf: Readonly<Record<keyof typeof weights, ProfileGap['part']>> = {
  photo: 'photo',
  location: 'location',
  category: 'category',
  salaryAndStyle: 'salary',
  availability: 'availability',
  experience: 'experience',
  birthDate: 'personal',
  about: 'personal',
  presentAddress: 'personal',
  permanentAddress: 'personal',
  parents: 'personal',
  emergencyContact: 'personal',
  documents: 'certificate',
};

/** Percent that each form's part lacks, by the weights of RUL-019 to RUL-023; nothing for a part that is whole. */
export function profileGaps(parts: ProfileParts): ProfileGap[] {
  const lacks = new Map<ProfileGap['part'], number>();
  const add = (part: ProfileGap['part'], percent: number) => {
    if (percent > 0) lacks.set(part, (lacks.get(part) ?? 0) + percent);
  };
  add('education', Math.max(countedDegrees - parts.degrees, 0) * degreeWeight);
  for (const [part, weight] of Object.entries(weights)) {
    const name = part as keyof typeof weights;
    add(formOf[name], parts[name] ? 0 : weight);
  }
  return [...lacks].map(([part, percent]) => ({ part, percent }));
}

/** Percentage of the profile that is filled. */
export const profileCompletion = (parts: ProfileParts): number =>
  profileGaps(parts).reduce((sum, { percent }) => sum - percent, 100);
