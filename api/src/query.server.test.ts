import { type Endpoint, endpoints } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../test/support/app.ts';
import { createParent, createTutor, createUser } from '../test/support/people.repository.ts';

const tokens: Partial<Record<Endpoint['access'], string>> = {};
const test = await openTestApp();
tokens.tutor = tokens.user = tokens.pending = (await createTutor(test.db)).token;
tokens.parent = (await createParent(test.db)).token;
tokens.operator = (await createUser(test.db, 'operator')).token;
tokens.lead = (await createUser(test.db, 'lead')).token;

/** Parameters that take whatever text a person or a signature may have. */
const freeText = new Set([
  'GET /api/university/select q',
  'GET /api/department/select q',
  'GET /api/geo/search query',
  'GET /api/ops/requests q',
  'GET /api/ops/operators q',
  'GET /api/ops/search q',
  'GET /api/ops/users q',
  // A role is any name.
  'GET /api/ops/users role',
  'GET /api/ops/users.csv role',
  'GET /api/ops/outbox phone',
  'GET /api/ops/lookups/:list q',
  'GET /api/ops/outbox q',
  'GET /api/ops/emails q',
  // A queue that is gone may have left failed jobs.
  'GET /api/ops/queues/dead queue',
  'POST /api/notices/unsubscribe token',
  'GET /api/sms-question token',
  'GET /api/ops/audit action',
  'GET /api/ops/audit.csv action',
  'GET /api/ops/requests.csv q',
  'GET /api/ops/operators.csv q',
  'GET /api/ops/users.csv q',
  'GET /api/ops/lookup-rows.csv q',
  'GET /api/ops/jobs.csv q',
  'GET /api/ops/deals.csv q',
  'GET /api/ops/invoices.csv q',
  'GET /api/ops/jobs q',
  'GET /api/ops/deals q',
  'GET /api/ops/cases q',
  'GET /api/ops/ledger q',
  'GET /api/ops/ledger.csv q',
  'GET /api/ops/payments q',
  'GET /api/ops/payments.csv q',
  'GET /api/ops/invoices q',
  'GET /storage/tutor/:certificate expires',
  'GET /storage/tutor/:certificate signature',
  'GET /storage/cases/:photo expires',
  'GET /storage/cases/:photo signature',
]);
const parameters = Object.entries<Endpoint>(endpoints).flatMap(([key, { params, query, access }]) => {
  const values = (params ? exampleOf(params, { io: 'input' }) : {}) as Record<string, unknown>;
  const call = key.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return Object.keys(query?.shape ?? {}).map((name) => ({ call, name, access, title: `${key} ${name}` }));
});

it('the list of free texts names parameters that exist', () => {
  const titles = new Set(parameters.map(({ title }) => title));
  expect([...freeText].filter((title) => !titles.has(title))).toEqual([]);
});

it.each(parameters.filter(({ title }) => !freeText.has(title)))(
  'API-141 refuses a value without a meaning: $title',
  async ({ call, name, access }) => {
    const token = tokens[access];
    const answer = await test.send(`${call}?${name}=unknown-value`, token === undefined ? {} : { token });
    expectFailure(answer, 422, 'VALIDATION');
    expect(answer.body.errors).toHaveProperty(name);
  },
);
