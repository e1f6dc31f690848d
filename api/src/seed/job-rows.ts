import type { Random } from '@porao/contracts/random';
import { requirements, schoolNames } from './texts.ts';

export interface ClassInfo {
  readonly id: number;
  readonly category_id: number;
  readonly subject_ids: readonly number[];
}
export interface AreaInfo {
  readonly id: number;
  readonly city_id: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface JobSource {
  readonly classes: readonly ClassInfo[];
  readonly areas: readonly AreaInfo[];
  /** Cities with their relative share of the jobs. */
  readonly cityShares: readonly (readonly [cityId: number, share: number])[];
  readonly guardians: readonly { parent_id: number; student_id: number; city_id: number }[];
  /** Share of open ones among the jobs. */
  readonly openShare: number;
  /** Days back that the oldest was posted. */
  readonly days: number;
  readonly now: number;
}

function pickShare<T>(random: Random, shares: readonly (readonly [T, number])[]): T {
  let left = random.next() * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  return random.pick(shares)[0];
}

const dayMs = 86_400_000;
const categoryShares = [
  [1, 45],
  [2, 22],
  [3, 14],
  [4, 4],
  [5, 3],
  [6, 5],
  [7, 3],
  [8, 1],
  [9, 1],
  [10, 1],
  [11, 1],
] as const;

export const pickCategory = (random: Random): number => pickShare(random, categoryShares);

/** One in five jobs is of the last two days, the others are spread evenly. */
function postedAt(random: Random, { now, days }: JobSource): number {
  const age = random.chance(0.2) ? random.next() * 2 : 2 + random.next() * (days - 2);
  return Math.round(now - age * dayMs);
}

/** Taka a month, 2000 to 15000 in steps of 500. */
function salaryOf(random: Random, category: number, days: number): number {
  const base = category === 2 ? 1500 : category >= 6 ? 1300 : 950;
  const amount = base * days * (0.6 + random.next() * 0.9);
  return Math.min(15_000, Math.max(2000, Math.round(amount / 500) * 500));
}

function qualification(random: Random) {
  const asksUniversity = random.chance(0.2);
  return {
    group_id: random.chance(0.2) ? random.int(1, 3) : null,
    curriculum_id: random.chance(0.15) ? random.pick([1, 2, 5]) : null,
    university_type_id: asksUniversity ? random.pick([1, 2, 4, 5]) : null,
    university_ids: asksUniversity ? random.some([1, 4, 6, 8, 18, 23, 58], random.int(1, 2)) : [],
    department_ids: random.chance(0.12) ? random.some([1, 2, 3, 5, 6, 22, 28], random.int(1, 2)) : [],
    schools: random.chance(0.05) ? [random.pick(schoolNames)] : [],
    education_level_id: random.chance(0.15) ? 9 : null,
    religion_id: random.chance(0.04) ? random.int(1, 2) : null,
    current_year: random.chance(0.06) ? random.pick(['1st Year', '2nd Year', '3rd Year', '4th Year']) : null,
  };
}

/** Rows of `jobs` with the ids of their subjects, universities and departments. Same random, same rows. */
export function jobRow(random: Random, id: number, source: JobSource) {
  const cityId = pickShare(random, source.cityShares);
  const area = random.pick(source.areas.filter((candidate) => candidate.city_id === cityId));
  const category = pickCategory(random);
  const iClass = random.pick(source.classes.filter((candidate) => candidate.category_id === category));
  const guardians = source.guardians.filter((guardian) => guardian.city_id === cityId);
  const guardian = guardians.length > 0 ? random.pick(guardians) : null;
  const days = random.int(3, 6);
  const posted = postedAt(random, source);
  const status = random.chance(source.openShare)
    ? 'live'
    : random.pick(['filled', 'filled', 'expired', 'cancelled']);
  // A job whose date passed is on no list: those that are open keep theirs for some weeks.
  const hiringFrom = status === 'live' ? source.now + 7 * dayMs : posted;
  return {
    id,
    status,
    parent_id: guardian?.parent_id ?? null,
    student_id: guardian?.student_id ?? null,
    tutoring_category_id: category,
    i_class_id: iClass.id,
    tutoring_place_id: pickShare(random, [
      [2, 75],
      [3, 18],
      [1, 7],
    ] as const),
    city_id: cityId,
    location_id: area.id,
    flat_house: `House ${random.int(1, 98)}, Flat ${random.int(1, 9)}${random.pick(['A', 'B', 'C', 'D'])}`,
    road_no: `Road ${random.int(1, 32)}`,
    area: `Block ${random.pick(['A', 'B', 'C', 'D', 'E'])}`,
    latitude: area.latitude + (random.next() - 0.5) * 0.012,
    longitude: area.longitude + (random.next() - 0.5) * 0.012,
    actual_salary: salaryOf(random, category, days),
    tutoring_time: `${random.int(15, 20)}:${random.pick(['00', '30'])}:00`,
    tutoring_duration: random.pick([1, 1, 1.5, 1.5, 2]),
    days_in_week: days,
    number_of_students: random.chance(0.85) ? 1 : random.int(2, 4),
    job_duration: random.chance(0.75) ? 0 : random.pick([1, 2, 3, 6]),
    student_gender: random.int(1, 2),
    tutor_gender: random.pick([1, 2, 3, 3]),
    hiring_date: new Date(hiringFrom + random.int(3, 20) * dayMs).toISOString().slice(0, 10),
    tutor_requirement: random.chance(0.85) ? random.pick(requirements) : null,
    created_at: new Date(posted).toISOString(),
    subject_ids: random.some(iClass.subject_ids, random.int(1, 4)),
    ...qualification(random),
  };
}
export type JobRow = ReturnType<typeof jobRow>;
