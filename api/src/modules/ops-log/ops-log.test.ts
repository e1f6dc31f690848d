import { type AuditEntry, endpoints, type OutboxMessage } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, row } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { readAudit } from '../audit/index.ts';

const danger = '=HYPERLINK("http://x","y")';
const test = await openTestApp();
const rahim = await createUser(test.db, 'operator', { name: 'রহিম, "Operator"' });
const karim = await createUser(test.db, 'operator', { name: 'Karim' });
const act = (at: string, actor: number | null, action: string, subject: string, subject_id: number) => ({
  at: new Date(at),
  actor_user_id: actor,
  action,
  subject,
  subject_id,
  reason: action === 'ban' ? danger : null,
  after: JSON.stringify({ done: true }),
});
const acts = [
  act('2026-03-01T17:59:59Z', rahim.userId, 'approve', 'request', 7),
  act('2026-03-01T18:00:00Z', rahim.userId, 'ban', 'user', 7),
  act('2026-03-02T17:59:59Z', karim.userId, 'approve', 'request', 8),
  act('2026-03-02T18:00:00Z', null, 'rename', 'cities', 7),
];
await test.db.insertInto('audit_log').values(acts).execute();

const audit = async (query: string) => {
  const { body } = await test.send<{ data: AuditEntry[]; total: number }>(`GET /api/ops/audit${query}`, {
    token: rahim.token,
  });
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ action, subject_id }) => `${action} ${subject_id}`);
};
it('OPS-087 finds acts by actor, action, subject, id and day of Bangladesh', async () => {
  expect(await audit('')).toEqual(['rename 7', 'approve 8', 'ban 7', 'approve 7']);
  expect(await audit(`?actor=${rahim.userId}`)).toEqual(['ban 7', 'approve 7']);
  expect(await audit('?action=approve')).toEqual(['approve 8', 'approve 7']);
  expect(await audit('?subject=request&id=7')).toEqual(['approve 7']);
  expect(await audit('?subject=cities')).toEqual(['rename 7']);
  expect(await audit('?from=2026-03-02&to=2026-03-02')).toEqual(['approve 8', 'ban 7']);
  expect(await audit('?to=2026-03-01')).toEqual(['approve 7']);
  expect(await audit(`?actor=${karim.userId}&action=ban`)).toEqual([]);
  const choices = await test.send('GET /api/ops/audit/choices', { token: rahim.token });
  expect(choices.body).toEqual({
    actors: [
      { id: karim.userId, name: 'Karim' },
      { id: rahim.userId, name: 'রহিম, "Operator"' },
    ],
    actions: ['approve', 'ban', 'rename'],
  });
  const wrong = await test.send('GET /api/ops/audit?from=yesterday', { token: rahim.token });
  expectFailure(wrong, 422, 'VALIDATION');
});

it('OPS-088 the file has the same acts, with a mark, and no value that a spreadsheet runs', async () => {
  const headers = { authorization: `Bearer ${rahim.token}` };
  const answer = await test.app.request('/api/ops/audit.csv?to=2026-03-02', { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('id,time,actor_user_id,actor,action,subject,subject_id,reason,before,after');
  expect(lines[2]).toMatch(
    /,2026-03-02 00:00:00,\d+,"রহিম, ""Operator""",ban,user,7,"'=HYPERLINK\(""http:\/\/x"",""y""\)",,"\{""done"":true\}"$/,
  );
  const refused = await test.app.request('/api/ops/audit.csv');
  expect(refused.status).toBe(401);
});

async function linesOf(call: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await test.app.request(`/api/ops/${call}`, { headers });
  expect({ call, status: answer.status }).toEqual({ call, status: 200 });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  return (await answer.text()).replace('\ufeff', '').split('\r\n');
}

it('OPS-277 every list is a file with the filters of the list, times of Bangladesh and no formula', async () => {
  const formula = await createTutor(test.db, {
    user: { name: '=1+1', banned_at: new Date('2026-03-01T18:30:00Z') },
  });
  const { token } = await createUser(test.db, 'lead');
  const file = (call: string) => linesOf(call, token);
  const people = await file('users.csv?banned=1');
  expect(people[0]).toBe(
    'id,name,phone,phone_verified,email,email_verified,roles,status,banned,banned_until,joined',
  );
  expect(people[1]).toMatch(new RegExp(`^${formula.userId},"'=1\\+1",.*,2026-03-02 00:30:00,`));
  expect(people).toHaveLength(3);
  const lists = [
    'requests.csv?stage=all',
    'jobs.csv?status=filled',
    'deals.csv?state=ended',
    'invoices.csv?status=unpaid',
    'operators.csv?q=nobody',
    'credentials.csv?state=refused',
  ];
  // The heading and the end of the last line.
  for (const call of lists) expect(await file(call)).toHaveLength(2);
  expect((await file('lookup-rows.csv?list=cities&q=dhaka'))[1]).toMatch(/^1,Dhaka,/);
  const refused = await test.app.request('/api/ops/users.csv');
  expect(refused.status).toBe(401);
});

it('OPS-313 every file of a list is in the log, with who took it, its filters and its rows', async () => {
  const lead = await createUser(test.db, 'lead');
  const market = await openMarket(test);
  await market.hire(await createFamily(test.db));
  const files = Object.keys(endpoints).filter((key) => key.endsWith('.csv'));
  expect(files.length).toBeGreaterThan(9);
  // Some files are of one list among several: its query, and its name in the log.
  const needed: Record<string, [string, string]> = {
    'lookup-rows.csv': ['?list=cities&q=dhaka', 'cities'],
    'ledger-entries.csv': ['?account=charges', 'ledger-entries'],
  };
  for (const key of files) {
    const call = key.replace('GET /api/ops/', '');
    const [query, list] = needed[call] ?? ['', call.replace('.csv', '')];
    const lines = await linesOf(`${call}${query}`, lead.token);
    const [entry] = await readAudit(test.db, { action: 'export', reader: rahim.userId }, 1);
    expect(entry).toMatchObject({
      actor_user_id: lead.userId,
      subject: 'list',
      subject_id: 0,
      after: { list, rows: lines.length - 2 },
    });
  }
  await linesOf('users.csv?role=tutor&banned=0', lead.token);
  const { body } = await test.send<Page<AuditEntry>>('GET /api/ops/audit?action=export&subject=list', {
    token: rahim.token,
  });
  const { list, rows: _, ...filters } = body.data[0]?.after ?? {};
  expect({ list, filters }).toEqual({ list: 'users', filters: { role: 'tutor', banned: '0' } });
});

it('OPS-314 only leads export people and operators, and phones and homes of other lists', async () => {
  const { token } = await createUser(test.db, 'lead');
  for (const call of ['users.csv', 'operators.csv'])
    expectFailure(await test.send(`GET /api/ops/${call}`, { token: rahim.token }), 403, 'WRONG_ROLE');
  for (const [call, hidden] of [
    ['requests.csv', ['phone', 'home']],
    ['jobs.csv', ['phone']],
    ['deals.csv', ['tutor_phone', 'guardian_phone']],
  ] as const) {
    const [all, some] = [await linesOf(call, token), await linesOf(call, rahim.token)];
    const names = all[0]?.split(',') ?? [];
    expect(names).toEqual(expect.arrayContaining([...hidden]));
    expect(some[0]?.split(',')).toEqual(names.filter((name) => !hidden.some((one) => one === name)));
  }
});

it('OPS-089 finds messages of the outbox by a part of the phone number', async () => {
  const values = ['01711000001', '01722000002'].map((phone_no) => ({ phone_no, body: 'Code 123456' }));
  await test.db.insertInto('sms_outbox').values(values).execute();
  const found = async (query: string) => {
    const { token } = rahim;
    const { body } = await test.send<{ data: OutboxMessage[] }>(`GET /api/ops/outbox${query}`, { token });
    return body.data.map(({ phone_no }) => phone_no);
  };
  expect(await found('')).toEqual(['01722000002', '01711000001']);
  expect(await found('?q=11000')).toEqual(['01711000001']);
  expect(await found('?q=%25')).toEqual([]);
  expect(await found('?phone=01722000002')).toEqual(['01722000002']);
});

it('OPS-087 an operator does not read what is said in a case about themselves', async () => {
  const market = await openMarket(test);
  const both = await createUser(test.db, 'operator');
  const family = await createFamily(test.db);
  const tutor = await market.hire(family);
  const { id: deal } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  const opened = { deal_id: deal, side: 'guardian', kind: 'behaviour', text: 'She says what happened.' };
  const { body } = await test.send<{ data: { id: number } }>('POST /api/ops/cases', {
    token: market.operator.token,
    body: opened,
  });
  const { id } = body.data;
  await market.act(`cases/${id}/note`, { text: 'Called her' });
  const read = (token: string) => test.send(`GET /api/ops/history/case/${id}`, { token });
  const list = async (token: string) =>
    (await test.read<{ total: number }>(`/api/ops/audit?subject=case&id=${id}`, token)).total;
  expect((await read(both.token)).status).toBe(200);
  expect(await list(both.token)).toBeGreaterThan(0);
  await change(test.db, 'tutors', { user_id: both.userId }, { id: tutor.tutorId });
  expectFailure(await read(both.token), 409, 'CONFLICT');
  expect(await list(both.token)).toBe(0);
});
