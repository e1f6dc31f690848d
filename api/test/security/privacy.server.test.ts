import { describe, expect, inject, it } from 'vitest';
import { isLongRun } from '../support/long.ts';
import { allCalls, inputFor } from './calls.ts';
import { createHarness } from './harness.ts';
import { leaksOf } from './leaks.ts';

const harness = await createHarness();

/** Draws of each input: own ids and the owner's, with and without the optional filters. Each database gets its own. */
const draws = inject('database').kind === 'pglite' ? [0, 1] : isLongRun ? [2, 3] : [2];

describe('responses', () => {
  it('has secrets of every kind', () => {
    const { secrets } = harness.owner;
    const has = (pattern: RegExp) => secrets.some((secret) => pattern.test(secret));
    for (const pattern of [
      /^01\d{9}$/,
      /@example\.com$/,
      /^23\.7\d{5,}$/,
      /^90\.3\d{5,}$/,
      /flat_house/,
      /road_no/,
      /details_location/,
      /present_house/,
      /bc_nid/,
      /certificate/,
      /father_name/,
    ]) {
      expect({ pattern, has: has(pattern) }).toEqual({ pattern, has: true });
    }
    expect(secrets.length).toBeGreaterThan(40);
  });

  it.each(allCalls)('API-143 contains nothing of another account: $key', async (call) => {
    const { naming, owner, stranger, strangerTokens } = harness;
    for (const token of [undefined, strangerTokens.tutor, strangerTokens.parent]) {
      // Signing in with the owner's password makes the caller the owner.
      for (const fixtures of call.path.endsWith('/login') ? [stranger] : [owner, stranger]) {
        for (const seed of draws) {
          const { text } = await harness.call(call, inputFor(call, naming, fixtures, { seed }), token);
          expect(leaksOf(text, owner)).toEqual([]);
        }
      }
    }
  });

  it('API-143 OQ-027 owners see their own secrets, so the test above can fail', async () => {
    const { naming, owner, ownerTokens, stranger } = harness;
    const found = new Set<string>();
    for (const call of allCalls.filter(({ method }) => method === 'GET')) {
      for (const token of [ownerTokens.tutor, ownerTokens.parent]) {
        const { text } = await harness.call(call, inputFor(call, naming, owner), token);
        for (const secret of leaksOf(text, owner)) found.add(secret);
        expect(leaksOf(text, stranger)).toEqual([]);
      }
    }
    expect(found.size).toBeGreaterThan(10);
  });

  it('OQ-028 API-143 lists of a job hold the viewer alone', async () => {
    const { naming, owner, stranger, strangerTokens } = harness;
    for (const call of allCalls.filter(({ path }) => /job-board/.test(path))) {
      for (const token of [undefined, strangerTokens.tutor, strangerTokens.parent]) {
        const { text } = await harness.call(call, inputFor(call, naming, owner), token);
        expect(text).not.toContain(`"tutor_id":${owner.id}`);
        expect(text).not.toContain(`"tutor_id":${stranger.id}`);
      }
    }
  });
});
