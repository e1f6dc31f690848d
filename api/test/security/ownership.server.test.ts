import { describe, expect, it } from 'vitest';
import { allCalls, type EndpointCall, inputFor, isForOperators, privateFields, tokenFor } from './calls.ts';
import { createHarness, type Harness, type Outcome } from './harness.ts';
import { leaksOf } from './leaks.ts';

const harness = await createHarness();

const open = new Set(['none', 'optional', 'optional-pending']);
const closed = allCalls.filter(({ endpoint }) => !open.has(endpoint.access));
const roles = ['tutor', 'parent', 'operator', 'lead'] as const;
const ofOneRole = closed.filter(({ endpoint }) => roles.some((role) => role === endpoint.access));

const tokenOf = (role: (typeof roles)[number]) => {
  if (role === 'lead') return harness.operatorToken;
  return role === 'operator' ? harness.plainOperatorToken : harness.strangerTokens[role];
};
/** An owner is let in, and the code of the example is a wrong one; the writer of a review does not answer it. */
const others: ReadonlyMap<string, readonly number[]> = new Map([
  ['POST /api/deals/:id/lessons/code', [422]],
  ['POST /api/reviews/:id/answer', [404]],
]);
/** The example of a saved search names a request, so it is a guardian's. */
const tokenOfCall = ({ key, endpoint }: EndpointCall, tokens: Harness['ownerTokens']) =>
  key === 'POST /api/saved-searches' ? tokens.parent : tokenFor(endpoint.access, tokens, '');
const mayAct = (role: string, access: string) =>
  role === access || (role === 'lead' && access === 'operator');

function expectRefused(outcome: Outcome, statuses: readonly number[]): void {
  expect({ ...outcome, refused: statuses.includes(outcome.status) }).toMatchObject({
    refused: true,
    changed: [],
  });
  expect(JSON.parse(outcome.text)).toMatchObject({ type: 'error', status: outcome.status });
  expect(leaksOf(outcome.text, harness.owner)).toEqual([]);
}

describe('a caller without a session', () => {
  it.each(closed)('API-032 API-142 is refused, and changes nothing: $key', async (call) => {
    const input = inputFor(call, harness.naming, harness.owner);
    expectRefused(await harness.call(call, input), [401]);
    expectRefused(await harness.call(call, input, 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIxIn0.bm90aGluZw'), [401]);
  });
});

describe('the wrong role', () => {
  it.each(ofOneRole)('RUL-005 API-142 is refused, and changes nothing: $key', async (call) => {
    const input = inputFor(call, harness.naming, harness.owner);
    for (const role of roles.filter((role) => !mayAct(role, call.endpoint.access))) {
      expectRefused(await harness.call(call, input, tokenOf(role)), [403]);
    }
  });

  it('RUL-005 every call below api/ops is for operators, and no other call takes an operator alone', () => {
    for (const { key, path, endpoint } of allCalls) {
      expect({ key, forOperators: isForOperators(endpoint.access) }).toEqual({
        key,
        forOperators: path.startsWith('/api/ops/'),
      });
    }
  });
});

/** Every field with the owner's row, then each of several alone among the stranger's own rows. */
function mixtures(call: EndpointCall): ReadonlySet<string>[] {
  const fields = privateFields(call, harness.naming);
  return [new Set(fields), ...(fields.length > 1 ? fields.map((field) => new Set([field])) : [])];
}

describe('another account of the right role', () => {
  const people = closed.filter(({ endpoint }) => !isForOperators(endpoint.access));

  it.each(people)("API-142 neither reads nor changes another's row: $key", async (call) => {
    const { naming, owner, stranger, strangerTokens } = harness;
    const token = tokenOfCall(call, strangerTokens);
    for (const fields of mixtures(call)) {
      const other = { fixtures: owner, fields };
      for (const seed of [0, 1, 2]) {
        const input = inputFor(call, naming, stranger, { seed, other });
        const outcome = await harness.call(call, input, token);
        expect(leaksOf(outcome.text, owner)).toEqual([]);
        expect(outcome).toMatchObject({ ownerUnchanged: true });
        if (outcome.status >= 400) expectRefused(outcome, [403, 404, 409, 422, 429]);
        const inPath = [...fields].some((name) => call.path.includes(`:${name}`));
        if (inPath) expectRefused(outcome, [403, 404]);
      }
    }
  });

  // Otherwise a refusal above could come from an input that nobody may send.
  it.each(people)('API-142 while its owner may: $key', async (call) => {
    const { naming, owner, ownerTokens } = harness;
    const fields = privateFields(call, naming);
    if (fields.length === 0) return;
    const token = tokenOfCall(call, ownerTokens);
    const outcome = await harness.call(call, inputFor(call, naming, owner), token);
    const statuses = others.get(call.key) ?? [200, 409];
    expect({ ...outcome, may: statuses.includes(outcome.status) }).toMatchObject({ may: true });
  });
});

describe('an operator', () => {
  const operators = allCalls.filter(({ endpoint }) => isForOperators(endpoint.access));

  it.each(operators)('RUL-005 is let in: $key', async (call) => {
    const outcome = await harness.call(
      call,
      inputFor(call, harness.naming, harness.owner),
      harness.operatorToken,
    );
    const letIn = [200, 404, 409, 422].includes(outcome.status);
    expect({ ...outcome, letIn }).toMatchObject({ letIn: true });
  });
});
