import { endReasonsOf } from '@porao/contracts';
import type { PatternFacts } from '../../../src/modules/patterns/facts.ts';
import { chargeFact } from './money.ts';
import { type Day, type End, lastDay, type World } from './world.ts';

const now = Date.parse('2026-11-20T06:00:00.000Z');
const dayMs = 86_400_000;
const momentOf = (day: Day): string => new Date(now + Math.round((day - lastDay) * dayMs)).toISOString();
/** Month of the year, 0 for January, for the seasons of schools and exams. */
export const monthOf = (day: Day): number => new Date(now + (day - lastDay) * dayMs).getUTCMonth();

const happened = (day: Day | null): boolean => day !== null && day <= lastDay;
const moment = (day: Day | null): string | null => (day !== null && day <= lastDay ? momentOf(day) : null);

/** Only a side has a reason of the list, and only one of its own; an operator writes words. */
const saidBy = ({ by, cause }: NonNullable<End>) =>
  cause !== null && (by === 'guardian' || by === 'tutor') && endReasonsOf(by).includes(cause) ? cause : null;

/** Numbers things by their time, so that an id says nothing about how a thing was made. */
function numbered<T extends { id: number }>(things: readonly T[], dayOf: (thing: T) => Day) {
  const sorted = things.toSorted((a, b) => dayOf(a) - dayOf(b));
  const ids = new Map(sorted.map(({ id }, index) => [id, 1001 + index]));
  const idOf = (id: number): number => {
    const found = ids.get(id);
    if (found === undefined) throw new Error(`Unknown id ${id}`);
    return found;
  };
  return { sorted, idOf, has: (id: number) => ids.has(id) };
}

/** Writes down everything that has happened until `now`, and tells the ids of its people and deals there. */
export function toFacts(world: World) {
  const people = numbered(world.people, ({ created }) => created);
  const deals = numbered(
    world.deals.filter(({ confirmed }) => happened(confirmed)),
    ({ confirmed }) => confirmed,
  );
  const posted = world.requests.filter(({ day }) => happened(day));
  const jobs = numbered(
    posted.flatMap(({ jobId, day }) => (jobId === null ? [] : [{ id: jobId, day }])),
    ({ day }) => day,
  );
  const person = people.idOf;
  const byDay = (a: { day: Day }, b: { day: Day }) => a.day - b.day;

  const facts: PatternFacts = {
    now: momentOf(lastDay),
    people: people.sorted.map(({ id, sides, created, banned }) => ({
      id: person(id),
      sides: [...sides],
      createdAt: momentOf(created),
      banned,
    })),
    marks: [...world.marksOf.values()]
      .flat()
      .map((own) => ({ ...own, personId: person(own.personId) }))
      .toSorted((a, b) => a.personId - b.personId),
    papers: world.papers
      .map((own) => ({ ...own, personId: person(own.personId) }))
      .toSorted((a, b) => a.personId - b.personId),
    deals: deals.sorted.map((deal) => ({
      id: deals.idOf(deal.id),
      tutorId: person(deal.tutor),
      guardianId: deal.guardian === null ? null : person(deal.guardian),
      jobId: jobs.idOf(deal.job),
      salary: deal.salary,
      agreedMonths: deal.months,
      confirmedAt: momentOf(deal.confirmed),
      tutorStartedAt: moment(deal.tutorStarted),
      guardianStartedAt: moment(deal.guardianStarted),
      end:
        deal.end && happened(deal.end.day)
          ? { at: momentOf(deal.end.day), by: deal.end.by, cause: saidBy(deal.end) }
          : null,
      charge: deal.charge && chargeFact(deal.charge, deal, lastDay, momentOf),
    })),
    problems: world.problems
      .filter(({ day, dealId }) => happened(day) && deals.has(dealId))
      .toSorted(byDay)
      .map(({ day, dealId, ...problem }) => ({ ...problem, dealId: deals.idOf(dealId), at: momentOf(day) })),
    requests: posted
      .toSorted(byDay)
      .flatMap(({ guardianId, ...one }) => (guardianId === null ? [] : [{ ...one, guardianId }]))
      .map(({ guardianId, day, jobId, closed }, index) => ({
        id: 1001 + index,
        guardianId: person(guardianId),
        at: momentOf(day),
        jobId: jobId === null ? null : jobs.idOf(jobId),
        closed: happened(closed),
      })),
    applications: [...world.applicationsOf.values()]
      .flat()
      .filter(({ day, job }) => happened(day) && jobs.has(job))
      .toSorted(byDay)
      .map(({ job, tutor, day, contact }) => ({
        jobId: jobs.idOf(job),
        tutorId: person(tutor),
        at: momentOf(day),
        contactAt: moment(contact),
      })),
    words: world.words
      .filter(({ day, dealId }) => happened(day) && (dealId === null || deals.has(dealId)))
      .toSorted(byDay)
      .map(({ day, personId, dealId, ...word }) => ({
        ...word,
        personId: person(personId),
        dealId: dealId === null ? null : deals.idOf(dealId),
        at: momentOf(day),
      })),
  };
  return { facts, person, dealsOf: (ids: readonly number[]) => ids.filter(deals.has).map(deals.idOf) };
}
