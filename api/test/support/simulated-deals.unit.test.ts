import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Simulation, simulate } from './simulated-deals.ts';

const plan = { seed: 39, honest: 1000, planted: 48 };
const simulation = simulate(plan);
const { facts, planted, honest } = simulation;

function grouped<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

it('gives the same facts for the same seed and others for another one', () => {
  // A difference of facts of this size would take minutes to print.
  const digest = (whole: Simulation) => createHash('sha256').update(JSON.stringify(whole)).digest('hex');
  expect(digest(simulate(plan))).toBe(digest(simulation));
  expect(digest(simulate({ ...plan, seed: 40 }))).not.toBe(digest(simulation));
});

it('has as many honest people and planted cases as asked, of each fraud as many, and of each its variants', () => {
  expect(honest).toHaveLength(1000);
  expect(planted).toHaveLength(48);
  const variants = grouped(planted, ({ fraud, variant }) => `${fraud} ${variant}`);
  expect([...variants.values()].map((cases) => cases.length)).toEqual(Array.from({ length: 24 }, () => 2));
  expect(new Set(planted.map(({ fraud }) => fraud)).size).toBe(6);
});

it('makes everybody either honest or a culprit of one case', () => {
  const all = [...honest.map(({ id }) => id), ...planted.flatMap(({ people }) => people)];
  expect(all.toSorted((a, b) => a - b)).toEqual(facts.people.map(({ id }) => id));
});

it('gives each oddity to about one in twenty of a side, and leaves many people without any', () => {
  const counts = grouped(
    honest.flatMap(({ odd }) => odd),
    (name) => name,
  );
  expect(counts.size).toBe(26);
  counts.delete('paper_of_a_friend');
  for (const [name, people] of counts) {
    // Tutors are a little more than a half, and computers of shops are used by both sides.
    const share = people.length / (name === 'shop_computer' ? honest.length : honest.length / 2);
    expect({ name, isCommon: share > 0.04 && share < 0.06 }).toEqual({ name, isCommon: true });
  }
  const plain = honest.filter(({ odd }) => odd.length === 0).length;
  expect(plain).toBeGreaterThan(400);
});

it('says nothing that cannot have happened', () => {
  const created = new Map(facts.people.map(({ id, createdAt }) => [id, createdAt]));
  const posted = new Map(facts.requests.map(({ jobId, at }) => [jobId, at]));
  const inOrder = (...moments: (string | null | undefined)[]) => {
    const known = moments.filter((moment) => typeof moment === 'string');
    return known.toSorted().join() === known.join();
  };
  const wrong = [
    ...facts.requests.filter(({ guardianId, at }) => !inOrder(created.get(guardianId), at, facts.now)),
    ...facts.applications.filter(
      ({ jobId, tutorId, at, contactAt }) =>
        !inOrder(posted.get(jobId), at, contactAt, facts.now) || !inOrder(created.get(tutorId), at),
    ),
    ...facts.deals.filter(({ confirmedAt, tutorStartedAt, guardianStartedAt, end, charge }) => {
      const first = [tutorStartedAt, guardianStartedAt, end?.at ?? null];
      return (
        !first.every((moment) => inOrder(confirmedAt, moment, facts.now)) ||
        !first.every((moment) => inOrder(moment, end?.at)) ||
        !inOrder(charge?.issuedAt, charge?.paidAt, charge?.givenBackAt, facts.now)
      );
    }),
  ];
  expect(wrong).toEqual([]);
});

it('lets every confirmed tutor have applied and met the family, and only one at a time have a job', () => {
  const met = new Map(facts.applications.map((one) => [`${one.jobId} ${one.tutorId}`, one.contactAt]));
  const byJob = grouped(facts.deals, ({ jobId }) => jobId);
  const wrong = facts.deals.filter(({ id, jobId, tutorId, guardianId, confirmedAt }) => {
    const contactAt = met.get(`${jobId} ${tutorId}`);
    const earlier = byJob.get(jobId)?.filter((other) => other.id < id) ?? [];
    const isFree = earlier.every(({ end }) => end !== null && end.at < confirmedAt);
    return !contactAt || contactAt > confirmedAt || !isFree || tutorId === guardianId;
  });
  expect(wrong).toEqual([]);
});

it('leaves something of every culprit in the facts', () => {
  const active = new Set([
    ...facts.deals.flatMap(({ tutorId, guardianId }) => [tutorId, guardianId]),
    ...facts.requests.map(({ guardianId }) => guardianId),
    ...facts.papers.map(({ personId }) => personId),
  ]);
  expect(planted.filter(({ people }) => !people.some((id) => active.has(id)))).toEqual([]);
});
