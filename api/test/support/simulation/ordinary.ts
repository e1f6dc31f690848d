import type { EndReason } from '@porao/contracts';
import { percentageOf } from './money.ts';
import { monthOf } from './to-facts.ts';
import { type Day, type Deal, type End, lastDay, type World } from './world.ts';

/** Tutors who apply to whatever is open. */
export type Crowd = readonly number[];

const salaries = [3000, 4000, 4000, 5000, 5000, 5500, 6000, 6000, 7000, 8000, 8000, 10_000, 12_000, 15_000];
export const salaryOf = ({ random }: World): number => random.pick(salaries);

export function otherTutors(
  world: World,
  crowd: Crowd,
  day: Day,
  count: number,
  not: readonly number[] = [],
) {
  const found = new Set<number>();
  for (let tries = 0; found.size < count && tries < count * 12; tries += 1) {
    const tutor = world.random.pick(crowd);
    if (world.createdOf(tutor) < day && !not.includes(tutor)) found.add(tutor);
  }
  return [...found];
}

/** A published request: tutors of the crowd apply within days, and the family meets some of them, one after another. */
export function openJob(
  world: World,
  crowd: Crowd,
  plan: {
    guardian: number;
    day: Day;
    meets: number;
    closed?: Day;
    applicants?: number;
    not?: readonly number[];
  },
) {
  const { random } = world;
  const { guardian, day, meets } = plan;
  const job = world.request(guardian, day, {
    published: true,
    ...(plan.closed !== undefined && { closed: plan.closed }),
  });
  const count = Math.max(meets, plan.applicants ?? random.int(2, 9));
  let meeting = day + 0.7 + random.next() * 2;
  const met: number[] = [];
  for (const tutor of otherTutors(world, crowd, day, count, [guardian, ...(plan.not ?? [])])) {
    const isMet = met.length < meets;
    const applied = day + 0.2 + random.next() * (isMet ? 0.5 : 6);
    world.apply(job, tutor, applied, isMet ? meeting : null);
    if (!isMet) continue;
    met.push(tutor);
    meeting += 0.6 + random.next() * 2;
  }
  return { job, met, decided: meeting };
}

interface Hire {
  /** Null for a family without an account. */
  readonly guardian: number | null;
  readonly tutor: number;
  /** The day on which the tutor is confirmed. */
  readonly day: Day;
  readonly job?: number;
  readonly salary?: number;
  readonly months?: number;
  /** Days from the confirmation; null: never said. */
  readonly tutorStarts?: number | null;
  readonly guardianStarts?: number | null;
  readonly paidAfter?: number | null;
  readonly backAfter?: number | null;
  readonly end?: { after: number; by: NonNullable<End>['by']; cause: EndReason | null } | null;
}
const after = (day: Day, days: number | null | undefined) =>
  days === null || days === undefined ? null : day + days;

/** A deal of this course, as far as it is possible: nothing is said or paid once all is over. Its job is made where
 * none is given. */
export function hire(world: World, crowd: Crowd, plan: Hire): Deal {
  const { random } = world;
  const { guardian, tutor, day, months = 0 } = plan;
  const end = plan.end ? { day: day + plan.end.after, by: plan.end.by, cause: plan.end.cause } : null;
  const posted = Math.max(
    day - 1.5 - random.next() * 6,
    guardian === null ? 0 : world.createdOf(guardian) + 0.02,
  );
  const job = plan.job ?? jobFor(world, crowd, plan, posted);
  const applied = Math.max(world.postedOf(job) + 0.03, world.createdOf(tutor) + 0.03, day - 1.4);
  world.apply(job, tutor, applied, applied + (day - applied) * (0.3 + random.next() * 0.6));

  const before = (moment: Day | null, limit: Day | null) =>
    moment !== null && limit !== null && moment > limit ? null : moment;
  const back = after(day, plan.backAfter);
  const online = random.chance(0.1);
  return world.deal({
    guardian,
    tutor,
    job,
    months,
    end,
    confirmed: day,
    salary: plan.salary ?? salaryOf(world),
    tutorStarted: before(after(day, plan.tutorStarts), end && end.day),
    guardianStarted: before(after(day, plan.guardianStarts), end && end.day),
    charge: {
      percentage: percentageOf(months, online),
      paid: before(after(day, plan.paidAfter), back),
      back,
    },
  });
}

function jobFor(world: World, crowd: Crowd, { guardian, tutor, day }: Hire, posted: Day): number {
  if (guardian === null) return world.request(null, posted, { published: true, closed: day });
  const meets = world.random.int(0, 2);
  return openJob(world, crowd, { guardian, day: posted, meets, closed: day, not: [tutor] }).job;
}

/** Most tutors pay within the seven days, some late, some never. */
export function payment({ random }: World): number | null {
  const kind = random.next();
  if (kind < 0.72) return 0.3 + random.next() * 6.5;
  return kind < 0.88 ? 7 + random.next() * 25 : null;
}
export const starts = ({ random }: World, share: number): number | null =>
  random.chance(share) ? 0.5 + random.next() * 6 : null;

function agreedMonths({ random }: World, day: Day): number {
  const month = monthOf(day);
  // The months before SSC, HSC and the yearly examinations of schools.
  const isSeason = month <= 3 || (month >= 8 && month <= 10);
  const kind = random.next();
  if (kind < (isSeason ? 0.1 : 0.03)) return 1;
  if (kind < (isSeason ? 0.2 : 0.08)) return 2;
  return kind < 0.35 ? random.int(3, 8) : 0;
}

/** The family's and the tutor's usual life: most lessons go on for long, some do not fit, some never begin. */
export function ordinaryDeal(
  world: World,
  crowd: Crowd,
  plan: { guardian: number | null; tutor: number; day: Day; job?: number },
) {
  const { random } = world;
  const months = agreedMonths(world, plan.day);
  const course = random.next();
  const side = () => random.pick(['guardian', 'guardian', 'tutor', 'tutor', 'operator'] as const);
  const paid = payment(world);
  const make = (rest: Partial<Hire>) => hire(world, crowd, { ...plan, months, paidAfter: paid, ...rest });
  const complain = (deal: Deal, share: number, days: number) => {
    if (!random.chance(share)) return;
    const by = random.pick(['guardian', 'tutor'] as const);
    const kinds =
      by === 'tutor'
        ? (['unpaid', 'other', 'behaviour', 'ended_early'] as const)
        : (['lessons_not_held', 'no_tutor_came', 'behaviour', 'other', 'wrong_information'] as const);
    world.problem(deal, by, random.pick(kinds), plan.day + days, random.chance(0.4));
  };
  if (course < 0.07) {
    const days = 2 + random.next() * 12;
    const isTold = random.chance(0.75);
    const deal = make({
      paidAfter: random.chance(0.25) ? 0.5 + random.next() : null,
      tutorStarts: null,
      guardianStarts: null,
      end: isTold
        ? { after: days, by: side(), cause: random.pick([null, 'moved', 'moved', 'other'] as const) }
        : null,
      backAfter: isTold ? days + random.next() * 4 : null,
    });
    complain(deal, 0.12, days);
    return deal;
  }
  const said = { tutorStarts: starts(world, 0.88), guardianStarts: starts(world, 0.7) };
  if (course < 0.17) {
    const days = 8 + random.next() * 21;
    const causes = ['not_suitable', 'not_suitable', 'moved', 'moved', 'other', null] as const;
    const deal = make({
      ...said,
      end: { after: days, by: side(), cause: random.pick(causes) },
      backAfter: random.chance(0.6) ? Math.min(29.5, days + random.next() * 4) : null,
    });
    complain(deal, 0.12, days);
    return deal;
  }
  const agreed = months > 0 ? months * 30 + random.next() * 12 : 90 + random.next() * 330;
  const length = course < 0.28 ? 31 + random.next() * 50 : agreed;
  const isEnded = random.chance(0.6);
  const deal = make({
    ...said,
    end: isEnded
      ? {
          after: length,
          by: side(),
          cause: random.pick(['finished', 'finished', 'moved', 'moved', 'not_suitable', null] as const),
        }
      : null,
    backAfter: course < 0.2 && length < 58 ? length + 1 : null,
  });
  complain(deal, 0.03, 20 + random.next() * 60);
  return deal;
}

/** Families search in January most of all; a day that is drawn in another month counts less. */
export function searchDay({ random }: World, from: Day): Day {
  const first = Math.max(1, from + 0.1);
  if (first >= lastDay - 2) return first;
  for (;;) {
    const day = first + random.next() * (lastDay - 1 - first);
    if (monthOf(day) <= 2 || random.chance(0.55)) return day;
  }
}

/** One search of a family: a job, a deal in two of three cases, and another tutor of the same job if it ends soon. */
export function ordinarySearch(world: World, crowd: Crowd, guardian: number, day: Day): void {
  const { random } = world;
  const fate = random.next();
  if (fate < 0.1) {
    world.request(guardian, day, {
      published: false,
      ...(random.chance(0.9) && { closed: day + random.next() * 3 }),
    });
    return;
  }
  const hires = fate < 0.72;
  const meets = random.pick(hires ? [1, 1, 2, 2, 3] : [0, 0, 1, 1, 2]);
  const closed = day + (hires ? 5 + random.next() * 9 : 4 + random.next() * 26);
  const { job, met, decided } = openJob(world, crowd, { guardian, day, meets, closed });
  if (random.chance(0.02)) world.say(guardian, 'request', random.pick(['contact', 'money'] as const), day);
  const tutor = met.at(-1);
  if (!hires || tutor === undefined) return;
  const deal = ordinaryDeal(world, crowd, { guardian, tutor, day: decided, job });
  const isShort = deal.end !== null && deal.end.day - deal.confirmed < 30;
  if (!isShort || deal.end === null || !random.chance(0.5)) return;
  const second = deal.end.day + 0.5 + random.next() * 7;
  const [other] = otherTutors(world, crowd, day, 1, [tutor, guardian]);
  if (other !== undefined) ordinaryDeal(world, crowd, { guardian, tutor: other, day: second, job });
}
