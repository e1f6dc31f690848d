import type { ProfileGap } from '@porao/contracts';
import { applyThreshold } from '@porao/contracts/constants';
import { paths } from '../paths.ts';
import { type Section, useCompletion } from './profile.queries.ts';

type Part = ProfileGap['part'];

/** One degree takes about a minute, as the first of a school has most of the second. */
const percentOfDegree = 10;

const forms: Readonly<Record<Part, { path: string; minutes: number }>> = {
  photo: { path: paths.overview, minutes: 2 },
  location: { path: `${paths.updateTutoring}#location`, minutes: 1 },
  category: { path: `${paths.updateTutoring}#category`, minutes: 1 },
  salary: { path: `${paths.updateTutoring}#salary`, minutes: 2 },
  experience: { path: `${paths.updateTutoring}#experience`, minutes: 3 },
  availability: { path: `${paths.updateTutoring}#availability`, minutes: 1 },
  education: { path: paths.updateEducation, minutes: 1 },
  personal: { path: paths.updatePersonal, minutes: 3 },
  certificate: { path: paths.updateCertificate, minutes: 2 },
};

interface Gap extends ProfileGap {
  path: string;
  /** An estimate for somebody who has the details at hand. */
  minutes: number;
}

/** The parts that a profile lacks, those that add most percent a minute first. */
export const gapsOf = (missing: readonly ProfileGap[] = []): Gap[] =>
  missing
    .map(({ part, percent }) => {
      const { path, minutes } = forms[part];
      return { part, percent, path, minutes: part === 'education' ? percent / percentOfDegree : minutes };
    })
    .toSorted((one, other) => other.percent / other.minutes - one.percent / one.minutes);

/** Percent that a part of the profile lacks; undefined where that is not known. */
export function useGap(part: Section): number | undefined {
  const missing = useCompletion().data?.data.missing;
  return missing && (missing.find((gap) => gap.part === part)?.percent ?? 0);
}

/** The gap that a save of this part leads to; null for a part that lacks nothing, and where the profile is then filled
 * enough to apply. A part that was passed over is not returned to, so that nobody goes in a circle. */
export function useNextGap(part: Section | undefined): Gap | null {
  const status = useCompletion().data?.data;
  const gaps = gapsOf(status?.missing);
  const place = gaps.findIndex((gap) => gap.part === part);
  const own = gaps[place];
  if (!status || !own) return null;
  const added = part === 'education' ? percentOfDegree : own.percent;
  return status.profile_completed + added < applyThreshold ? (gaps[place + 1] ?? null) : null;
}
