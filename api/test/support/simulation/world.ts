import type { EndReason } from '@porao/contracts';
import type { Random } from '@porao/contracts/random';
import type {
  MarkFact,
  PaperFact,
  ProblemFact,
  Side,
  WordsFact,
} from '../../../src/modules/patterns/facts.ts';

/** Days since the first of the two years, with fractions; before it a day is negative. */
export type Day = number;
export const lastDay = 730;

type MarkKind = MarkFact['kind'];
export type End = { day: Day; by: Side | 'operator' | 'system'; cause: EndReason | null } | null;

export interface Person {
  readonly id: number;
  readonly sides: Side[];
  readonly created: Day;
  banned: boolean;
}
export interface ChargePlan {
  /** Percent of the first month's salary. */
  readonly percentage: number;
  readonly paid: Day | null;
  /** Refunded where it was paid before, else waived. */
  readonly back: Day | null;
}
export interface DealPlan {
  readonly guardian: number | null;
  readonly tutor: number;
  readonly job: number;
  readonly salary: number;
  readonly months: number;
  readonly confirmed: Day;
  readonly tutorStarted: Day | null;
  readonly guardianStarted: Day | null;
  readonly end: End;
  readonly charge: ChargePlan | null;
}
interface Application {
  readonly job: number;
  readonly tutor: number;
  readonly day: Day;
  contact: Day | null;
}
export interface Deal extends DealPlan {
  readonly id: number;
}
type Planned<T extends { at: string }> = Omit<T, 'at' | 'id'> & { day: Day };
interface PlannedRequest {
  /** Null for a job that an operator posted for a family without an account. */
  readonly guardianId: number | null;
  readonly day: Day;
  readonly jobId: number | null;
  readonly closed: Day | null;
}

const phoneDigits = 100_000_000;

/** Holds what happened, by days; `toFacts` writes it down as the database would have it. */
export function createWorld(random: Random) {
  const people: Person[] = [];
  const marksOf = new Map<number, MarkFact[]>();
  const papers: PaperFact[] = [];
  const deals: Deal[] = [];
  const problems: Planned<ProblemFact>[] = [];
  const requests: PlannedRequest[] = [];
  const postedDays = new Map<number, Day>();
  const applicationsOf = new Map<number, Application[]>();
  const words: Planned<WordsFact>[] = [];
  let values = random.int(1, 9999);
  let jobs = 0;

  /** A value that nobody has yet. The factor has no divisor in common with the modulus, so none comes twice. */
  function fresh(kind: MarkKind): string {
    values += 1;
    const digits = String((values * 73_939_133) % phoneDigits).padStart(8, '0');
    if (kind === 'phone' || kind === 'parents_phone' || kind === 'wallet')
      return `01${random.int(3, 9)}${digits}`;
    if (kind === 'nid') return `${random.int(10, 99)}${digits}`;
    if (kind === 'network') return `103.${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5)}`;
    if (kind === 'address' || kind === 'home')
      return `House ${digits.slice(0, 3)}, Road ${digits.slice(3, 5)}, Area ${digits.slice(5)}`;
    return `${kind}-${digits}`;
  }
  function mark(personId: number, kind: MarkKind, value = fresh(kind)): string {
    const own = marksOf.get(personId) ?? [];
    marksOf.set(personId, own);
    if (own.some((one) => one.kind === kind && one.value === value)) return value;
    own.push({ personId, kind, value });
    return value;
  }
  /** The first value of a kind, which is made when there is none. */
  const markOf = (personId: number, kind: MarkKind): string =>
    marksOf.get(personId)?.find((own) => own.kind === kind)?.value ?? mark(personId, kind);

  /** All get the value that the first one has. */
  function share(ids: readonly number[], kind: Exclude<MarkKind, 'paper'>): void {
    const [first, ...others] = ids;
    if (first === undefined) return;
    const value = markOf(first, kind);
    for (const id of others) mark(id, kind, value);
  }
  function paper(personId: number, state: PaperFact['state'], picture?: string): void {
    mark(personId, 'paper', picture);
    papers.push({ personId, state });
  }
  /** The same picture, uploaded by another account. */
  function copyPaper(from: number, to: number, state: PaperFact['state']): void {
    const known = marksOf.get(from)?.some(({ kind }) => kind === 'paper');
    if (!known) paper(from, 'unverified');
    paper(to, state, markOf(from, 'paper'));
  }

  function account(sides: Side[], created: Day): number {
    const id = people.length + 1;
    people.push({ id, sides, created, banned: false });
    return id;
  }
  const personOf = (id: number): Person => {
    const found = people[id - 1];
    if (!found) throw new Error(`No person ${id}`);
    return found;
  };
  const createdOf = (id: number): Day => personOf(id).created;

  /** `closed` is the day from which nothing is to come of it; the job is null where it was not published. */
  function request(guardianId: number | null, day: Day, state: { published: boolean; closed?: Day }): number {
    if (state.published) jobs += 1;
    const job = state.published ? jobs : 0;
    postedDays.set(job, day);
    requests.push({ guardianId, day, jobId: job || null, closed: state.closed ?? null });
    return job;
  }
  const postedOf = (job: number): Day => postedDays.get(job) ?? 0;
  function apply(job: number, tutor: number, day: Day, contact: Day | null): void {
    const own = applicationsOf.get(job) ?? [];
    applicationsOf.set(job, own);
    const known = own.find((one) => one.tutor === tutor);
    if (!known) own.push({ job, tutor, day, contact });
    else if (contact !== null) known.contact ??= contact;
  }
  function deal(plan: DealPlan): Deal {
    const made = { ...plan, id: deals.length + 1 };
    deals.push(made);
    return made;
  }
  function problem({ id }: Deal, side: Side, kind: ProblemFact['kind'], day: Day, dismissed = false): void {
    problems.push({ dealId: id, side, kind, day, dismissed });
  }
  /** The writer reports the other side of the deal and names money or a contact. */
  function problemWords({ id, tutor, guardian }: Deal, side: Side, kind: WordsFact['kind'], day: Day): void {
    const personId = side === 'tutor' ? tutor : guardian;
    if (personId !== null) words.push({ personId, place: 'problem', dealId: id, kind, day });
  }
  const say = (personId: number, place: 'request' | 'profile', kind: WordsFact['kind'], day: Day) =>
    words.push({ personId, place, dealId: null, kind, day });

  return {
    random,
    people,
    marksOf,
    papers,
    deals,
    problems,
    requests,
    applicationsOf,
    words,
    fresh,
    mark,
    markOf,
    share,
    paper,
    copyPaper,
    account,
    personOf,
    createdOf,
    request,
    postedOf,
    apply,
    deal,
    problem,
    problemWords,
    say,
  };
}

export type World = ReturnType<typeof createWorld>;
