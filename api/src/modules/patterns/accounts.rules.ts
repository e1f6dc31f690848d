import type { MarkFact } from './facts.ts';
import { dealIds, distinct, type Flag, flag, groupBy, type Indexed } from './pattern-index.ts';

/** Strangers have a building in common, and a tutor uses the family's network: addresses and networks say nothing. */
const kinds = ['phone', 'parents_phone', 'nid', 'wallet', 'device'] as const;
type Kind = (typeof kinds)[number];
const isKind = (kind: MarkFact['kind']): kind is Kind => kinds.some((one) => one === kind);
/** Numbers of these kinds are one person's, whatever the field in which they stand. */
const isNumber = (kind: Kind): boolean => kind === 'phone' || kind === 'parents_phone' || kind === 'wallet';

interface Cluster {
  readonly people: readonly number[];
  readonly kinds: readonly Kind[];
  /** The field in which each account has the value. */
  readonly fields: ReadonlyMap<number, ReadonlySet<Kind>>;
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
    return people.length < 2 ? [] : [{ people, kinds: distinct(group.map(({ kind }) => kind)), fields }];
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

/** A flag for each tutor and family of a deal who share a number, an NID or a device. */
function bothSides(clusters: readonly Cluster[], relations: ReadonlyMap<string, number[]>): Flag[] {
  const found = new Map<string, Flag>();
  for (const cluster of clusters) {
    for (const guardian of cluster.people)
      for (const tutor of cluster.people) {
        const deals = relations.get(`${guardian} ${tutor}`);
        if (!deals) continue;
        const why = cluster.fields.get(tutor)?.has('wallet') ? 'wallet.sides' : 'accounts.sides';
        const people = [guardian, tutor];
        const next = flag(why, people, { people, deals, numbers: { deals: distinct(deals).length } });
        found.set(next.key, next);
      }
  }
  return [...found.values()];
}

/** Tutors whom one family brought up have a parent's number in common, and often that parent's wallet. */
function areSiblings(people: readonly number[], clusters: readonly Cluster[]): boolean {
  return (
    people.length === 2 &&
    clusters.some(
      (cluster) =>
        people.every((person) => cluster.fields.get(person)?.has('parents_phone')) &&
        cluster.people.length <= 3,
    )
  );
}

/** Values in common: an NID of two, a wallet of two tutors who are no siblings, anything of an account that is banned,
 * and a number or device of three. A number that a parent has is one of three with the two children. */
function common(indexed: Indexed, clusters: readonly Cluster[]): Flag[] {
  const { banned, facts } = indexed;
  const tutors = new Set(facts.people.filter((one) => one.sides.includes('tutor')).map(({ id }) => id));
  return clusters.flatMap((cluster) => {
    const { people } = cluster;
    const holders = (kind: Kind) => people.filter((person) => cluster.fields.get(person)?.has(kind));
    const wallets = holders('wallet').filter((person) => tutors.has(person));
    const deals = dealIds(
      indexed.deals.filter(
        ({ tutorId, guardianId }) =>
          people.includes(tutorId) || (guardianId !== null && people.includes(guardianId)),
      ),
    );
    const found = (why: Flag['why'], who: readonly number[]) => [
      flag(why, who.slice(0, 1), { people: who, deals, numbers: { people: who.length } }),
    ];
    if (cluster.kinds.includes('nid')) return found('accounts.nid', people);
    if (wallets.length > 2 || (wallets.length === 2 && !areSiblings(wallets, clusters)))
      return found('wallet.tutors', wallets);
    const inside = people.filter((person) => banned.has(person));
    if (inside.length > 0 && inside.length < people.length) return found('accounts.banned', people);
    const needed = holders('parents_phone').length === 2 ? 4 : 3;
    return people.length >= needed ? found('accounts.many', people) : [];
  });
}

export function accounts(indexed: Indexed): Flag[] {
  const clusters = clustersOf(indexed);
  return [...bothSides(clusters, relationsOf(indexed)), ...common(indexed, clusters)];
}
