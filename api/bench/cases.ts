import type { JobBoardBody } from '@porao/contracts';
import type { Random } from '@porao/contracts/random';
import type { BenchCall } from './wire.ts';

export interface Facts {
  readonly rareClass: number;
  readonly commonClass: number;
  readonly commonSubject: number;
  /** The place with the fewest open jobs. */
  readonly sparse: { readonly latitude: number; readonly longitude: number };
  readonly openJobs: readonly number[];
  /** Leads to the thousandth page, or to the last one where there are fewer. */
  readonly cursor: string;
}

export const oneJob = 'one job by id';

const dhakaAreas = { latitude: 23.7808, longitude: 90.4 };
const board = (body: JobBoardBody): BenchCall => ({ method: 'POST', path: '/api/job-board', body });

export function openJob(random: Random, { openJobs }: Facts): BenchCall {
  return { method: 'GET', path: `/api/job-board/${random.pick(openJobs)}` };
}

/** Every case makes a fresh request: positions move by some kilometres and ids change, so that caches
 * are not warmer than with real visitors. */
export const cases: Readonly<Record<string, (random: Random, facts: Facts) => BenchCall>> = {
  'no filter': () => board({}),
  '5 km Dhaka': (random) => board({ ...near(random), distance: 5 }),
  '50 km, gender and class': (random, { commonClass }) =>
    board({ ...near(random), distance: 50, tutor_gender: 2, filters: { i_class_id: commonClass } }),
  'rare class': (_random, { rareClass }) => board({ filters: { i_class_id: rareClass } }),
  'sparse place': (_random, { sparse }) => board({ ...sparse, distance: 5 }),
  '10 km, five filters': (random, { commonSubject }) =>
    board({
      ...near(random),
      distance: 10,
      tutor_gender: 1,
      filters: { salary: [3000, 9000], tutoring_place_id: 2, days_in_week: 5, subject_id: commonSubject },
    }),
  'page 1000 by cursor': (_random, { cursor }) => board({ cursor }),
  [oneJob]: openJob,
};

function near(random: Random) {
  return {
    latitude: dhakaAreas.latitude + (random.next() - 0.5) * 0.08,
    longitude: dhakaAreas.longitude + (random.next() - 0.5) * 0.06,
  };
}
