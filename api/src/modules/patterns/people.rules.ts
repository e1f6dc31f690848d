import type { WordsFact } from './facts.ts';
import {
  daysBetween,
  dealIds,
  distinct,
  type Flag,
  flag,
  groupBy,
  type Indexed,
  lastedDays,
  personOf,
} from './pattern-index.ts';
import { type Accusation, accusationsOf, accusedOf } from './reports.rules.ts';

/** A request of that age without a deal leads to none. */
const tryingDays = 14;

/** Families meet many and choose late; one that met so many and chose nobody is not looking for a tutor. */
const metTutors = 5;

/** A family that meets five tutors and never confirms one. */
export function fakeGuardian({ facts }: Indexed): Flag[] {
  const contacts = groupBy(
    facts.applications.filter(({ contactAt }) => contactAt !== null),
    ({ jobId }) => jobId,
  );
  const hired = new Set(facts.deals.map(({ guardianId }) => guardianId));
  const requests = groupBy(
    facts.requests.filter(({ at, closed }) => closed || daysBetween(at, facts.now) > tryingDays),
    ({ guardianId }) => guardianId,
  );
  return [...requests].flatMap(([person, own]) => {
    const theirContacts = own.flatMap(({ jobId }) => (jobId === null ? [] : (contacts.get(jobId) ?? [])));
    const met = distinct(theirContacts.map(({ tutorId }) => tutorId));
    if (hired.has(person) || met.length < metTutors) return [];
    const numbers = { contacts: met.length, requests: own.length };
    return [flag('fake_guardian.contacts', [person], { people: [person], deals: [], numbers })];
  });
}

/** The clumsy write a wallet or a phone once or twice where it does not belong. */
const ownTexts = { money: 3, together: 4 };

/** Money is asked for: the other side of a deal reports it, or own texts say it three times, or once where four texts have
 * money or a contact. */
export function advance({ facts }: Indexed): Flag[] {
  const byId = new Map(facts.deals.map((deal) => [deal.id, deal]));
  /** The account that the words are about: the writer's other side where they report it. */
  const aboutOf = ({ place, personId, dealId }: WordsFact): number | null => {
    if (place !== 'problem') return personId;
    const deal = dealId === null ? undefined : byId.get(dealId);
    if (!deal) return null;
    return personOf(deal, deal.tutorId === personId ? 'guardian' : 'tutor');
  };
  const words = facts.words.filter(({ place, kind }) => place !== 'problem' || kind === 'money');
  const flags: Flag[] = [];
  for (const [person, about] of groupBy(words, aboutOf)) {
    if (person === null) continue;
    const reported = distinct(about.filter(({ place }) => place === 'problem').map(({ dealId }) => dealId));
    const own = about.filter(({ place }) => place !== 'problem');
    const money = own.filter(({ kind }) => kind === 'money').length;
    const isMany = money >= ownTexts.money || (money > 0 && own.length >= ownTexts.together);
    if (reported.length === 0 && !isMany) continue;
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

/** Pictures of honest tutors are blurred, and refused for it, less often. */
const refusedPapers = 4;

/** One picture in three accounts, or in two of which one is accused or has a refused paper; four refused papers; families
 * that found the facts wrong: two, or one that ended it early or beside a refused paper. */
export function papers(indexed: Indexed): Flag[] {
  const { facts, sharedMarks } = indexed;
  const flags: Flag[] = [];
  const accused = new Set(accusationsOf(indexed).map(accusedOf));
  const refusedBy = new Set(
    facts.papers.filter(({ state }) => state === 'refused').map(({ personId }) => personId),
  );
  for (const marks of sharedMarks.values()) {
    if (marks[0]?.kind !== 'paper') continue;
    const people = distinct(marks.map(({ personId }) => personId)).sort((a, b) => a - b);
    const isDoubted = people.some((person) => accused.has(person) || refusedBy.has(person));
    if (people.length < 2 || (people.length < 3 && !isDoubted)) continue;
    const own = facts.deals.filter(({ tutorId }) => people.includes(tutorId));
    const numbers = { people: people.length };
    flags.push(flag('papers.same', people.slice(0, 2), { people, deals: dealIds(own), numbers }));
  }
  const papersOf = groupBy(facts.papers, ({ personId }) => personId);
  const isEarly = ({ deal }: Accusation) => (lastedDays(deal) ?? Number.POSITIVE_INFINITY) < 60;
  const isWrong = ({ side, kind }: Accusation) => side === 'tutor' && kind === 'wrong_information';
  const wrongOf = groupBy(accusationsOf(indexed).filter(isWrong), accusedOf);
  const early = new Set([...wrongOf.values()].flat().filter(isEarly).map(accusedOf));
  const dealsOf = groupBy(facts.deals, ({ tutorId }) => tutorId);
  for (const person of distinct([...papersOf.keys(), ...wrongOf.keys()])) {
    if (person === null) continue;
    const states = (papersOf.get(person) ?? []).map(({ state }) => state);
    const refused = states.filter((state) => state === 'refused').length;
    const wrong = distinct((wrongOf.get(person) ?? []).map(({ deal }) => deal.id));
    const isRefused = refused >= refusedPapers;
    if (!isRefused && wrong.length < 2 && (wrong.length === 0 || (refused === 0 && !early.has(person))))
      continue;
    const theirs = wrong.length > 0 ? wrong : dealIds(dealsOf.get(person) ?? []);
    const numbers = { refused, problems: wrong.length };
    flags.push(flag('papers.refused', [person], { people: [person], deals: theirs, numbers }));
  }
  return flags;
}
