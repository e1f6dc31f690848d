import type { DeadLetter, OutboxMail, QueueState } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { mailOutbox } from '../../kit/mail/index.ts';
import type { Page } from '../../kit/page.ts';
import { send } from '../../kit/queue/index.ts';

const test = await openTestApp();
const { token } = await createUser(test.db, 'operator');

const stateOf = async (name: string) =>
  (await test.send<{ data: QueueState[] }>('GET /api/ops/queues', { token })).body.data.find(
    ({ queue }) => queue === name,
  );

it('NTF-002 operators see what waits and what failed for good, and try it again', async () => {
  await send(test.db, { name: 'deliveries' }, [
    { data: { delivery: 1 } },
    { data: { delivery: 2 }, startAfter: new Date(Date.now() + 3_600_000) },
  ]);
  const waiting = { ready: 1, later: 1, active: 0, completed: 0, failed: 0 };
  expect(await stateOf('deliveries')).toMatchObject(waiting);
  // As pg-boss leaves one.
  await run(test.db)`
    insert into pgboss.job (name, data, source_name, source_retry_count, source_created_on, source_output)
    values ('dead', '{"delivery": 3}', 'deliveries', 8, now(), '{"message": "no answer"}')`;
  const dead = async () =>
    (await test.send<Page<DeadLetter>>('GET /api/ops/queues/dead', { token })).body.data;
  const [letter] = await dead();
  expect(letter).toMatchObject({ queue: 'deliveries', data: { delivery: 3 }, error: 'no answer', tries: 9 });
  const retry = () => test.send(`POST /api/ops/queues/dead/${letter?.id}/retry`, { token });
  expect((await retry()).status).toBe(200);
  expect(await dead()).toEqual([]);
  expect(await stateOf('deliveries')).toMatchObject({ ready: 2 });
  expectFailure(await retry(), 404, 'NOT_FOUND');
});

it('OPS-140 OPS-141 failed jobs are listed and tried again by queue or all, without addresses in what they say', async () => {
  await run(test.db)`
    insert into pgboss.job (name, data, source_name, source_output) select 'dead', '{}', queue,
    '{"message": "550 rina@example.com, +880 1711-000001: refused after 120 s"}'
    from unnest(array['deliveries', 'alerts', 'alerts']) as queue`;
  const dead = async (query: string) =>
    (await test.send<Page<DeadLetter>>(`GET /api/ops/queues/dead?${query}`, { token })).body;
  expect((await dead('')).total).toBe(3);
  const found = await dead('queue=alerts');
  expect(found.total).toBe(2);
  expect(found.data[0]).toMatchObject({ queue: 'alerts', error: '550 …, …: refused after 120 s' });
  const retry = async (body: object) =>
    (await test.send<{ message: string }>('POST /api/ops/queues/dead/retry', { token, body })).body.message;
  expect(await retry({ queue: 'alerts' })).toBe('2 jobs are tried again.');
  expect(await stateOf('alerts')).toMatchObject({ ready: 2 });
  expect((await dead('')).total).toBe(1);
  expect(await retry({})).toBe('1 job is tried again.');
  expect(await retry({})).toBe('0 jobs are tried again.');
});

it('OPS-140 operators see when a worker was there last', async () => {
  const workedAt = async () =>
    (await test.send<{ worked_at: string | null }>('GET /api/ops/queues', { token })).body.worked_at;
  expect(await workedAt()).toBeNull();
  await run(test.db)`update pgboss.version set cron_on = '2026-11-20T06:00:00Z'`;
  expect(await workedAt()).toBe('2026-11-20T06:00:00.000Z');
});

it('NTF-012 operators read the e-mails of the local outbox', async () => {
  const { send } = mailOutbox(test.db);
  for (const to of ['rina@example.com', 'karim@example.com'])
    await send({ to, subject: 'Hello', text: 'Words', headers: {} });
  const list = async (q: string) =>
    (await test.send<{ data: OutboxMail[] }>(`GET /api/ops/emails?q=${q}`, { token })).body.data;
  expect((await list('')).map(({ address }) => address)).toEqual(['karim@example.com', 'rina@example.com']);
  const rina = { address: 'rina@example.com', subject: 'Hello', body: 'Words' };
  expect(await list('RINA')).toMatchObject([rina]);
});
