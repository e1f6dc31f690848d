import { describe, expect, it } from 'vitest';
import { outcomeCounter, reasonToEnd, type Tally, tallyOf } from './canary-counts.ts';

const none: Tally = tallyOf([]);
const errors = (loads: number, failed: number, networks: number, failing: number): Tally => ({
  ...none,
  loads,
  failed,
  networks,
  failing,
});
const times = (timed: number, p75: number): Tally => ({ ...errors(timed, 0, 100, 0), timed, p75 });

describe('OPS-111 what ends a canary', () => {
  it.each([
    ['5 of 5 loads', errors(5, 5, 3, 3), errors(0, 0, 0, 0), 'all loads fail'],
    ['5 of 5 loads, as the stable one', errors(5, 5, 3, 3), errors(50, 50, 30, 30), undefined],
    ['4 of 4 loads', errors(4, 4, 4, 4), none, undefined],
    ['5 of 6 loads', errors(6, 5, 6, 5), none, undefined],
    ['5 of 5 loads in two networks', errors(5, 5, 2, 2), none, undefined],
    ['too few loads', errors(19, 18, 19, 18), errors(100, 0, 100, 0), undefined],
    ['as many errors as the stable one', errors(40, 8, 40, 8), errors(100, 20, 100, 20), undefined],
    ['errors in two networks', errors(40, 20, 20, 2), errors(100, 0, 100, 0), undefined],
    ['more errors', errors(20, 3, 20, 3), errors(100, 1, 100, 1), 'more errors'],
    ['p75 29 % above', times(200, 1_290), times(200, 1_000), undefined],
    ['p75 40 % above', times(200, 1_400), times(200, 1_000), 'slower by 40 %'],
    ['p75 40 % above in 199 loads', times(199, 1_400), times(500, 1_000), undefined],
    ['p75 40 % above 199 loads', times(500, 1_400), times(199, 1_000), undefined],
  ] as const)('%s', (_, canary, stable, expected) => {
    expect(reasonToEnd(canary, stable)?.split(':')[0]).toBe(expected);
  });

  it('is said with its numbers', () => {
    expect(reasonToEnd({ ...errors(6, 6, 4, 3), last: 'boom' }, errors(9, 1, 8, 1))).toBe(
      'all loads fail: errors in 3 of 4 networks (75 %) and 6 of 6 loads, the stable release errors in 1 of 8 networks (13 %) and 1 of 9 loads; last: boom',
    );
    expect(reasonToEnd(times(210, 1_400), times(900, 1_000))).toBe(
      'slower by 40 %: p75 of 1400 ms to mounted in 210 loads, the stable release p75 of 1000 ms to mounted in 900 loads',
    );
  });
});

describe('the counts of a release', () => {
  const load = (id: number, network = id) => ({ id: `load ${id}`, network: `network ${network}` });
  const error = (message?: string) => ({ kind: 'error', message }) as const;

  it('have each load once, failed as soon as one report of it is an error', () => {
    const counter = outcomeCounter();
    for (let i = 0; i < 9; i += 1) counter.add(load(1), error('boom'));
    counter.add(load(2), { kind: 'load', ms: 100 });
    counter.add(load(2), { kind: 'load', ms: 900 });
    counter.add(load(2), error());
    counter.add(load(3, 2), { kind: 'load', ms: 100 });
    expect(tallyOf([counter.counts()])).toMatchObject({
      loads: 3,
      failed: 2,
      networks: 2,
      failing: 2,
      timed: 2,
      last: 'boom',
    });
  });

  it('of several gateways have a network once', () => {
    const [one, other] = [outcomeCounter(), outcomeCounter()];
    one.add(load(1), error());
    other.add(load(2, 1), { kind: 'load', ms: 50 });
    other.add(load(3), { kind: 'load', ms: 50 });
    expect(tallyOf([one.counts(), other.counts()])).toMatchObject({ loads: 3, networks: 2, failing: 1 });
  });

  it('have at most five times of one network', () => {
    const counter = outcomeCounter();
    for (let i = 0; i < 300; i += 1) counter.add(load(i, 1), { kind: 'load', ms: 9_000 });
    expect(tallyOf([counter.counts()])).toMatchObject({ loads: 300, networks: 1, timed: 5 });
  });

  it('estimate the 75th percentile with an error of at most 2.5 %', () => {
    const counter = outcomeCounter();
    const all = Array.from({ length: 1_000 }, (_, i) => 40 + i ** 1.3);
    for (const [i, ms] of all.entries()) counter.add(load(i), { kind: 'load', ms });
    const exact = all[749] ?? 0;
    expect(Math.abs((tallyOf([counter.counts()]).p75 ?? 0) / exact - 1)).toBeLessThan(0.025);
  });

  it('are of bounded size, with the share of failing networks kept', () => {
    const counter = outcomeCounter();
    // Names in no order, as those of networks are.
    const name = (i: number) => ({ id: `${i}`, network: String((i * 7_919) % 20_011).padStart(5, '0') });
    for (let i = 0; i < 20_000; i += 1)
      counter.add(name(i), i % 5 === 0 ? error() : { kind: 'load', ms: (i % 60_000) + 1 });
    const { networks, failing, loads } = tallyOf([counter.counts()]);
    expect({ networks, loads }).toEqual({ networks: 1_000, loads: 20_000 });
    expect(failing / networks).toBeCloseTo(0.2, 1);
    expect(JSON.stringify(counter.counts()).length).toBeLessThan(30_000);
  });
});
