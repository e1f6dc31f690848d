import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { appOver, expectFailure, senderOf } from '../../../test/support/app.ts';
import { freshDatabase } from '../../../test/support/database.ts';
import { createParent } from '../../../test/support/people.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { openServer } from './open.ts';
import { run } from './query.repository.ts';

const onServer = inject('database').kind === 'postgres';

it.runIf(onServer)(
  'OPS-240 a read-only database is 503, readyz says it, reads go on, and it is over by itself',
  async () => {
    const database = await freshDatabase();
    onTestFinished(database.close);
    const { token } = await createParent(database.db);
    const name = sql.id(new URL(database.url ?? '').pathname.slice(1));
    await run(database.db)`alter database ${name} set default_transaction_read_only = on`;
    const { db, close } = openServer(database.url ?? '', { timeLimits: true, onConnectionError: () => {} });
    onTestFinished(close);
    const send = senderOf(appOver(testServices(db)));
    const student = { name: 'Arif', gender: 1, category_id: 1, curriculum_id: 1, i_class_id: 111, age: 14 };
    const addStudent = () => send('POST /api/my-student', { token, body: student });
    const refused = await addStudent();
    expectFailure(refused, 503, 'UNAVAILABLE');
    expect(refused.body).toMatchObject({ key: 'server.readOnly' });
    expect(refused.headers.get('retry-after')).toBe('30');
    const unready = await send('GET /readyz');
    expectFailure(unready, 503, 'UNAVAILABLE');
    expect(unready.body).toMatchObject({ key: 'server.readOnly' });
    expect((await send('GET /api/my-student', { token })).status).toBe(200);
    expect((await send<object>('GET /healthz')).status).toBe(200);
    await run(database.db)`alter database ${name} reset default_transaction_read_only`;
    await expect.poll(async () => (await send<object>('GET /readyz')).status).toBe(200);
    expect((await addStudent()).status).toBe(200);
  },
);
