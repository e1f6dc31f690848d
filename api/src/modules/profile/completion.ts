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

/** Percentage of the profile that is filled, by the weights of RUL-019 to RUL-023. */
export function profileCompletion(parts: ProfileParts): number {
  const education = Math.min(parts.degrees, countedDegrees) * degreeWeight;
  return Object.entries(weights).reduce(
    (sum, [part, weight]) => sum + (parts[part as keyof typeof weights] ? weight : 0),
    education,
  );
}
