import type { DealFact, WordsFact } from './facts.ts';
import {
  daysBetween,
  dealIds,
  distinct,
  type Flag,
  flag,
  groupBy,
  type Indexed,
  inYear,
  lastedDays,
  otherSide,
  personOf,
} from './pattern-index.ts';

/** A request of that age without a deal leads to none. */
const tryingDays = 14;

const began = (deal: DealFact): boolean =>
  (deal.tutorStartedAt !== null && deal.guardianStartedAt !== null) || (lastedDays(deal) ?? 0) > 30;

/** A family that meets tutors and never begins lessons: three tutors by two requests, or five by one. */
export function fakeGuardian({ facts, deals }: Indexed): Flag[] {
  const contacts = groupBy(
    facts.applications.filter(({ contactAt }) => contactAt !== null),
    ({ jobId }) => jobId,
  );
  const begunBy = new Set(deals.filter(began).map(({ guardianId }) => guardianId));
  const requests = groupBy(
    facts.requests.filter(
      ({ at, closed }) => inYear(facts, at) && (closed || daysBetween(at, facts.now) > tryingDays),
    ),
    ({ guardianId }) => guardianId,
  );
  const flags: Flag[] = [];
  for (const [person, own] of requests) {
    if (begunBy.has(person)) continue;
    const theirContacts = own.flatMap(({ jobId }) => (jobId === null ? [] : (contacts.get(jobId) ?? [])));
    const met = distinct(theirContacts.map(({ tutorId }) => tutorId));
    if (met.length < (own.length >= 2 ? 3 : 5)) continue;
    const theirs = deals.filter(({ guardianId }) => guardianId === person);
    const numbers = { contacts: met.length, requests: own.length };
    flags.push(
      flag('fake_guardian.contacts', [person], { people: [person], deals: dealIds(theirs), numbers }),
    );
  }
  return flags;
}

/** Accounts that the other side of a deal reports for whatever. */
const accusedIn = ({ deals, problems }: Indexed) =>
  new Set(
    deals.flatMap((deal) => (problems.get(deal.id) ?? []).map(({ side }) => personOf(deal, otherSide(side)))),
  );

/** Money is asked for: the other side of a deal reports it, or two own texts say it, or one does of somebody who also
 * gives a contact or is reported. */
export function advance(indexed: Indexed): Flag[] {
  const { facts, deals } = indexed;
  const accused = accusedIn(indexed);
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  /** The account that the words are about: the writer's other side where they report it. */
  const aboutOf = ({ place, personId, dealId }: WordsFact): number | null => {
    if (place !== 'problem') return personId;
    const deal = dealId === null ? undefined : byId.get(dealId);
    if (!deal) return null;
    return personOf(deal, deal.tutorId === personId ? 'guardian' : 'tutor');
  };
  const words = facts.words.filter(
    (one) => inYear(facts, one.at) && (one.place !== 'problem' || one.kind === 'money'),
  );
  const flags: Flag[] = [];
  for (const [person, about] of groupBy(words, aboutOf)) {
    if (person === null) continue;
    const reported = distinct(about.filter(({ place }) => place === 'problem').map(({ dealId }) => dealId));
    const own = about.filter(({ place }) => place !== 'problem');
    const money = own.filter(({ kind }) => kind === 'money').length;
    const isSupported = own.length > money || accused.has(person);
    if (reported.length === 0 && money < 2 && (money === 0 || !isSupported)) continue;
    flags.push(
      flag('advance.money', [person], {
        people: [person],
        deals: reported.filter((id) => id !== null),
        numbers: { reports: reported.length, texts: money },
      }),
    );
  }
  return flags;
}

/** One picture in several accounts; two refused papers, or one with a deal and no verified one; families that found the
 * facts wrong: two, or one beside a refused paper. */
export function papers({ facts, deals, problems, sharedMarks }: Indexed): Flag[] {
  const flags: Flag[] = [];
  for (const marks of sharedMarks.values()) {
    if (marks[0]?.kind !== 'paper') continue;
    const people = distinct(marks.map(({ personId }) => personId)).sort((a, b) => a - b);
    if (people.length < 2) continue;
    const own = deals.filter(({ tutorId }) => people.includes(tutorId));
    flags.push(
      flag('papers.same', people.slice(0, 1), {
        people,
        deals: dealIds(own),
        numbers: { people: people.length },
      }),
    );
  }
  const refused = groupBy(
    facts.papers.filter(({ state }) => state === 'refused'),
    ({ personId }) => personId,
  );
  const verified = new Set(
    facts.papers.filter(({ state }) => state === 'verified').map(({ personId }) => personId),
  );
  const tutors = groupBy(deals, ({ tutorId }) => tutorId);
  for (const person of distinct([...refused.keys(), ...tutors.keys()])) {
    const count = refused.get(person)?.length ?? 0;
    const isUnproved = count > 0 && tutors.has(person) && !verified.has(person);
    const wrong = (tutors.get(person) ?? []).filter(({ id }) =>
      problems.get(id)?.some(({ kind, side }) => kind === 'wrong_information' && side === 'guardian'),
    );
    if (count < 2 && wrong.length < 2 && !isUnproved && (count === 0 || wrong.length === 0)) continue;
    const theirs = wrong.length > 0 ? wrong : (tutors.get(person) ?? []);
    const numbers = { refused: count, problems: wrong.length };
    flags.push(flag('papers.refused', [person], { people: [person], deals: dealIds(theirs), numbers }));
  }
  return flags;
}
