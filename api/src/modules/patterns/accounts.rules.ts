import type { MarkFact, PatternFacts } from './facts.ts';
import { dealIds, distinct, type Flag, flag, groupBy, type Indexed } from './pattern-index.ts';

/** Strangers have a building in common, and a tutor uses the family's network: addresses and networks say nothing alone.
 * A device says little: a shop's computer is many people's, and a tutor helps a family with its phone. */
const kinds = ['phone', 'parents_phone', 'nid', 'wallet', 'device'] as const;
type Kind = (typeof kinds)[number];
const isKind = (kind: MarkFact['kind']): kind is Kind => kinds.some((one) => one === kind);
/** Numbers of these kinds are one person's, whatever the field in which they stand. */
const isNumber = (kind: Kind): boolean => kind === 'phone' || kind === 'parents_phone' || kind === 'wallet';

interface Cluster {
  readonly people: readonly number[];
  readonly kinds: readonly Kind[];
  /** Nothing but a device. */
  readonly isDevice: boolean;
  /** The field in which each account has the value. */
  readonly fields: ReadonlyMap<number, ReadonlySet<Kind>>;
}

/** Values of these kinds by account. */
function sharing(facts: PatternFacts, of: readonly MarkFact['kind'][]) {
  const values = groupBy(
    facts.marks.filter(({ kind }) => of.includes(kind)),
    ({ personId }) => personId,
  );
  const share = (one: number, other: number) => {
    const theirs = new Set(values.get(other)?.map(({ value }) => value));
    return values.get(one)?.some(({ value }) => theirs.has(value)) ?? false;
  };
  return { share };
}

/** Accounts with one value in common. */
function clustersOf({ facts }: Indexed): Cluster[] {
  const marks = facts.marks.flatMap(({ kind, ...rest }) => (isKind(kind) ? [{ kind, ...rest }] : []));
  const byValue = groupBy(marks, ({ kind, value }) => `${isNumber(kind) ? 'number' : kind} ${value}`);
  return [...byValue.values()].flatMap((group) => {
    const fields = new Map<number, Set<Kind>>();
    for (const { personId, kind } of group)
      fields.set(personId, (fields.get(personId) ?? new Set<Kind>()).add(kind));
    const people = [...fields.keys()].sort((a, b) => a - b);
    const found = distinct(group.map(({ kind }) => kind));
    return people.length < 2 ? [] : [{ people, kinds: found, isDevice: found.includes('device'), fields }];
  });
}

/** Pairs of a guardian and a tutor who had a deal, or met because of a job. */
function relationsOf({ facts }: Indexed): Map<string, number[]> {
  const relations = new Map<string, number[]>();
  const add = (guardianId: number, tutorId: number, deals: number[]) => {
    const key = `${guardianId} ${tutorId}`;
    relations.set(key, [...(relations.get(key) ?? []), ...deals]);
  };
  for (const { id, guardianId, tutorId } of facts.deals)
    if (guardianId !== null && guardianId !== tutorId) add(guardianId, tutorId, [id]);
  const guardianOf = new Map(facts.requests.map(({ jobId, guardianId }) => [jobId, guardianId]));
  for (const { jobId, tutorId, contactAt } of facts.applications) {
    const guardianId = guardianOf.get(jobId);
    if (contactAt !== null && guardianId !== undefined && guardianId !== tutorId)
      add(guardianId, tutorId, []);
  }
  return relations;
}

/** A flag for each tutor and family of a deal who share a number or an NID, or a device and a home or address. */
function bothSides(
  { facts }: Indexed,
  clusters: readonly Cluster[],
  relations: ReadonlyMap<string, number[]>,
): Flag[] {
  const found = new Map<string, Flag>();
  const homes = sharing(facts, ['home', 'address']);
  for (const cluster of clusters) {
    for (const guardian of cluster.people)
      for (const tutor of cluster.people) {
        const deals = relations.get(`${guardian} ${tutor}`);
        if (!deals || (cluster.isDevice && !homes.share(guardian, tutor))) continue;
        const why = cluster.fields.get(tutor)?.has('wallet') ? 'wallet.sides' : 'accounts.sides';
        const people = [guardian, tutor];
        const next = flag(why, people, { people, deals, numbers: { deals: distinct(deals).length } });
        found.set(next.key, next);
      }
  }
  return [...found.values()];
}

/** Tutors whom one family brought up have a parent's number in common, and often that parent's wallet. */
const areSiblings = (people: readonly number[], clusters: readonly Cluster[]): boolean =>
  clusters.some((cluster) => people.every((person) => cluster.fields.get(person)?.has('parents_phone')));

/** Values in common of people who are no siblings: an NID of two, a wallet of four tutors, anything of an account that is
 * banned, a number of five, or a device of three who have a network in common, too. */
function common(indexed: Indexed, clusters: readonly Cluster[]): Flag[] {
  const { banned, facts } = indexed;
  const networks = sharing(facts, ['network']);
  const tutors = new Set(facts.people.filter((one) => one.sides.includes('tutor')).map(({ id }) => id));
  return clusters.flatMap((cluster) => {
    const { people } = cluster;
    const holders = (kind: Kind) => people.filter((person) => cluster.fields.get(person)?.has(kind));
    const wallets = holders('wallet').filter((person) => tutors.has(person));
    const deals = dealIds(
      facts.deals.filter(
        ({ tutorId, guardianId }) =>
          people.includes(tutorId) || (guardianId !== null && people.includes(guardianId)),
      ),
    );
    const found = (why: Flag['why'], who: readonly number[]) => [
      flag(why, who.slice(0, 2), { people: who, deals, numbers: { people: who.length } }),
    ];
    if (cluster.kinds.includes('nid') && !areSiblings(people, clusters)) return found('accounts.nid', people);
    if (wallets.length > 3 && !areSiblings(wallets, clusters)) return found('wallet.tutors', wallets);
    const inside = people.filter((person) => banned.has(person));
    if (inside.length > 0 && inside.length < people.length) return found('accounts.banned', people);
    const isNear = (one: number) => people.filter((other) => networks.share(one, other)).length > 2;
    const group = cluster.isDevice ? people.filter(isNear) : people;
    const isHome = areSiblings(group, clusters) || holders('parents_phone').length > 0;
    return group.length >= (cluster.isDevice ? 3 : 5) && !isHome ? found('accounts.many', group) : [];
  });
}

export function accounts(indexed: Indexed): Flag[] {
  const clusters = clustersOf(indexed);
  return [...bothSides(indexed, clusters, relationsOf(indexed)), ...common(indexed, clusters)];
}
