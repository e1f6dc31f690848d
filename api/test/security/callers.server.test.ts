import { describe, expect, it } from 'vitest';
import { type Caller, createCallers } from './callers.ts';
import { allCalls, type EndpointCall, inputFor } from './calls.ts';
import type { Fixtures } from './fixtures.repository.ts';
import { createHarness, type Outcome } from './harness.ts';
import { leaksOf } from './leaks.ts';

const callers: Caller[] = [];
let party: Fixtures | undefined;
const harness = await createHarness(async ({ db, owner, addFixtures }) => {
  party = await addFixtures(95_101);
  callers.push(...(await createCallers({ db, owner, party })));
});

/** Roles that may make each call about money, problems and visits. `own`: whoever is a side of what it names. */
const lines: Readonly<Record<string, 'own' | 'tutor' | 'parent' | 'operator' | 'lead' | 'everybody'>> = {
  'DELETE /api/trusted-contact': 'own',
  'DELETE /api/tutor/hand-payments/:id': 'tutor',
  'GET /api/deals/:id/cases': 'own',
  'GET /api/deals/:id/lessons': 'own',
  'GET /api/deals/:id/salary': 'own',
  'GET /api/deals/:id/routine-changes': 'own',
  'GET /api/ended-deals': 'own',
  'GET /api/candidates/:id/cases': 'parent',
  'GET /api/jobs/:jobId/cases': 'tutor',
  'GET /api/ops/cases': 'operator',
  'GET /api/ops/cases/:id': 'operator',
  'GET /api/ops/cases/counts': 'operator',
  'GET /api/ops/cases/unsafe': 'operator',
  'GET /api/ops/deals': 'operator',
  'GET /api/ops/deals.csv': 'operator',
  'GET /api/ops/deals/:id': 'operator',
  'GET /api/ops/deals/:id/lessons': 'operator',
  'GET /api/ops/deals/:id/salary': 'operator',
  'GET /api/ops/deals/:id/routine-changes': 'operator',
  'GET /api/ops/invoices': 'operator',
  'GET /api/ops/invoices.csv': 'operator',
  'GET /api/ops/ledger': 'lead',
  'GET /api/ops/ledger-differences': 'lead',
  'GET /api/ops/ledger-entries.csv': 'lead',
  'GET /api/ops/ledger.csv': 'lead',
  'GET /api/ops/ledger/:account': 'lead',
  'GET /api/ops/patterns': 'operator',
  'GET /api/ops/payments': 'operator',
  'GET /api/ops/payments.csv': 'operator',
  'GET /api/ops/payments/:id': 'operator',
  'GET /api/ops/payments/:id/screenshot': 'operator',
  'GET /api/payments/return/:reference': 'everybody',
  'GET /api/tutor/deals': 'tutor',
  'GET /api/tutor/invoices': 'tutor',
  'GET /api/tutor/payment-ways': 'tutor',
  'GET /api/tutor/payments/:id': 'tutor',
  'GET /api/tutor/transactions': 'tutor',
  'GET /api/visits': 'own',
  'GET /api/visits/:id/cases': 'own',
  'GET /storage/cases/:photo': 'everybody',
  'POST /api/cases/:id/answer': 'own',
  'POST /api/cases/:id/appeal': 'own',
  'POST /api/deals/:id/another-tutor': 'parent',
  'POST /api/deals/:id/cases': 'own',
  'POST /api/deals/:id/end': 'own',
  'POST /api/deals/:id/lessons': 'own',
  'POST /api/deals/:id/lessons/code': 'tutor',
  'POST /api/deals/:id/salary': 'own',
  'POST /api/deals/:id/review': 'own',
  'POST /api/deals/:id/routine-changes': 'own',
  'POST /api/deals/:id/routine-changes/:changeId/answer': 'own',
  'POST /api/candidates/:id/cases': 'parent',
  'POST /api/jobs/:jobId/cases': 'tutor',
  'POST /api/ops/cases': 'operator',
  'POST /api/ops/cases/:id/appeal': 'operator',
  'POST /api/ops/cases/:id/assign': 'operator',
  'POST /api/ops/cases/:id/call': 'operator',
  'POST /api/ops/cases/:id/call-back': 'operator',
  'POST /api/ops/cases/:id/confirm': 'lead',
  'POST /api/ops/cases/:id/decide': 'operator',
  'POST /api/ops/cases/:id/message': 'operator',
  'POST /api/ops/cases/:id/note': 'operator',
  'POST /api/ops/cases/:id/return': 'lead',
  'POST /api/ops/deals/:id/another-tutor': 'operator',
  'POST /api/ops/deals/:id/end': 'operator',
  'POST /api/ops/deals/:id/lessons': 'operator',
  'POST /api/ops/deals/:id/salary': 'operator',
  'POST /api/ops/deals/:id/routine-changes': 'operator',
  'POST /api/ops/deals/:id/routine-changes/:changeId/answer': 'operator',
  'POST /api/ops/deals/:id/started': 'operator',
  'POST /api/ops/invoices/:id/paid': 'operator',
  'POST /api/ops/invoices/:id/refund': 'lead',
  'POST /api/ops/invoices/:id/refund-sent': 'operator',
  'POST /api/ops/invoices/:id/refuse-claim': 'lead',
  'POST /api/ops/online-payments/:id/given-back': 'lead',
  'POST /api/ops/patterns/:key/seen': 'operator',
  'POST /api/ops/payments/:id/received': 'operator',
  'POST /api/ops/payments/:id/refuse': 'operator',
  'POST /api/ops/payments/:id/returned': 'operator',
  'POST /api/ops/statements': 'operator',
  'POST /api/ops/statements/read': 'operator',
  'POST /api/payments/notice/:reference': 'everybody',
  'POST /api/payments/return/:reference': 'everybody',
  'POST /api/still-available/:jobId': 'tutor',
  'POST /api/tutor/deals/:id/started': 'tutor',
  'POST /api/tutor/invoices/:id/claim': 'tutor',
  'POST /api/tutor/invoices/:id/hand-payments': 'tutor',
  'POST /api/tutor/invoices/:id/payments': 'tutor',
  'POST /api/visits/:id/arrived': 'own',
  'POST /api/visits/:id/cases': 'own',
  'POST /api/visits/:id/home': 'own',
  'POST /api/visits/:id/later': 'own',
  'PUT /api/trusted-contact': 'own',
};

/** Parts of an address by which a call is about money, problems or visits. */
const ofMoney =
  /(pay|invoice|charge|refund|claim|ledger|transaction|statement|deal|case|pattern|still-available|visit|trusted-contact)/;

const callOf = (key: string): EndpointCall | undefined => allCalls.find((call) => call.key === key);
const isOperators = (who: string) => who === 'operator' || who === 'lead';
const cases = Object.entries(lines).flatMap(([key, who]) => {
  const call = callOf(key);
  return call ? [{ key, who, call }] : [];
});

/** The status and code that a caller gets who may not make the call; undefined for who may. */
function refusalOf({ roles }: Caller, who: string): readonly [number, string] | undefined {
  if (who === 'everybody') return undefined;
  if (roles === 'no session') return [401, 'UNAUTHENTICATED'];
  if (roles === 'unproved phone') return [403, 'UNVERIFIED'];
  return who === 'own' || roles.includes(who) ? undefined : [403, 'WRONG_ROLE'];
}

function expectNothingOf(outcome: Outcome, owner: Fixtures): void {
  expect(leaksOf(outcome.text, owner)).toEqual([]);
  expect(outcome).toMatchObject({ changed: [], ownerUnchanged: true });
}

it('API-365 every call about money, problems and visits that the API answers has a line here', () => {
  const answered = harness.routes.filter(
    (route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route) && ofMoney.test(route),
  );
  expect(answered.toSorted()).toEqual(Object.keys(lines).toSorted());
  expect(callers.length).toBeGreaterThanOrEqual(20);
});

type Answer = readonly [status: number, code?: string];

const codeOf = ({ status, text }: Outcome): string | undefined =>
  status < 400 ? undefined : (JSON.parse(text) as { code: string }).code;
const taken: readonly Answer[] = [[200], [404], [409], [422]];
/** The row that an address names is somebody else's; without one there are only own rows. */
const ofStranger = ({ path }: EndpointCall): readonly Answer[] =>
  path.includes(':id') ? [[403], [404]] : [...taken, [303], [403], [429]];

describe('nobody but those it is for', () => {
  it.each(cases)('API-365 by any of the callers: $key', async ({ call, who }) => {
    const { naming, owner } = harness;
    const input = inputFor(call, naming, owner);
    for (const caller of callers) {
      const outcome = await harness.call(call, input, caller.token);
      const refusal = refusalOf(caller, who);
      const found = [caller.name, outcome.status, codeOf(outcome)];
      const answers = refusal ? [refusal] : isOperators(who) ? taken : ofStranger(call);
      expect(answers.map(([status, code]) => [caller.name, status, code ?? codeOf(outcome)])).toContainEqual(
        found,
      );
      if (refusal || !isOperators(who)) expectNothingOf(outcome, owner);
    }
  });
});

describe('an operator who is a party', () => {
  const acts = cases.filter(
    ({ key, who }) => key.startsWith('POST ') && isOperators(who) && /:id|\/cases$/.test(key),
  );

  it.each(acts)('API-366 decides nothing: $key', async ({ call, who }) => {
    if (!party) throw new Error('There is no party.');
    const input = inputFor(call, harness.naming, party);
    for (const caller of callers.filter(({ name }) => name.includes('party'))) {
      if (refusalOf(caller, who)) continue;
      const outcome = await harness.call(call, input, caller.token);
      expect({ caller: caller.name, text: outcome.text, changed: outcome.changed }).toMatchObject({
        text: expect.stringContaining('"key":"act.ownCase"') as string,
        changed: [],
      });
    }
  });

  it('API-366 reads no case of their own, and no list has one', async () => {
    if (!party) throw new Error('There is no party.');
    const { id } = party;
    const send = (path: string, token: string | undefined) => harness.send('GET', path, undefined, token);
    const lead = callers.find(({ name }) => name === 'a lead');
    expect((await send(`/api/ops/cases/${id}`, lead?.token)).status).toBe(200);
    for (const { token } of callers.filter(({ name }) => name.includes('party'))) {
      expect((await send(`/api/ops/cases/${id}`, token)).status).toBe(409);
      for (const list of ['cases', 'cases/unsafe', 'patterns'])
        expect((await send(`/api/ops/${list}`, token)).text).not.toContain(`"deal_id":${id}`);
    }
  });
});

describe('the addresses that providers call', () => {
  const reference = '0123456789abcdef01234567';
  const open = ['GET /api/payments/return/', 'POST /api/payments/return/', 'POST /api/payments/notice/'];

  it.each(open)('API-365 tell nobody anything of a payment they do not name: %s', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    for (const { token } of callers) {
      for (const named of [reference, String(harness.owner.id), '%00', '%27%20or%201=1']) {
        const outcome = await harness.send(method, path + named, undefined, token);
        expect([303, 404]).toContain(outcome.status);
        expectNothingOf(outcome, harness.owner);
      }
    }
  });
});
