import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { hashPassword } from '../../src/kit/auth/passwords.ts';
import { isBehindPooler } from '../../src/kit/database/pooler.ts';
import { run } from '../../src/kit/database/query.repository.ts';
import { createLog } from '../../src/kit/log.ts';
import { startServer } from '../../src/server.ts';
import { password } from '../support/accounts.repository.ts';
import { freshDatabase, freshDataDir } from '../support/database.ts';
import { createTutor, testSecret } from '../support/people.repository.ts';
import { hasPgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { createReader, rejectRequests } from '../support/rejections.repository.ts';

const onServer = inject('database').kind === 'postgres';
if (onServer && !hasPgbouncer)
  console.log('pgbouncer is not installed: the API is not started behind it (apt-get install pgbouncer)');

it.runIf(onServer && hasPgbouncer)(
  'OPS-265 behind pgbouncer, which shares its connections between transactions, the API migrates, serves, works its ' +
    'queues, and says once that it hears nothing',
  async () => {
    const { db, url = '', close } = await freshDatabase();
    onTestFinished(close);
    await run(db)`drop schema if exists pgboss cascade`;
    await run(db)`drop schema public cascade`;
    await run(db)`create schema public`;
    const bouncer = await startPgbouncer(url);
    onTestFinished(bouncer.stop);
    await expect.poll(bouncer.isUp).toBe(true);
    expect(await isBehindPooler(bouncer.url)).toBe(true);

    const folder = await freshDataDir();
    onTestFinished(() => rm(folder, { recursive: true }));
    const given = { PORT: '0', DATA_DIR: folder, DATABASE_URL: bouncer.url, JWT_SECRET: testSecret };
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const server = await startServer(readConfig(given), createLog('warn', stream));
    onTestFinished(server.stop);
    const api = `http://127.0.0.1:${server.port}`;
    const tutor = await createTutor(db, { user: { password_hash: await hashPassword(password) } });
    const post = (path: string, body: object, headers = {}) =>
      fetch(api + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const read = async (path: string) =>
      (await fetch(api + path, { headers: { authorization: `Bearer ${tutor.token}` } })).status;
    // More at a time than the pooler has connections: statements come again on other ones.
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => read('/api/v1/user')));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    expect((await post('/api/v1/login', { phone_no: tutor.phone, password })).status).toBe(200);
    for (let times = 0; times < 2; times++) expect(await read('/internal/notices')).toBe(503);
    const reader = await createReader(db);
    const student = { name: 'Arif', gender: 1, category_id: 1, curriculum_id: 1, i_class_id: 111, age: 14 };
    const key = randomUUID();
    const add = async () => {
      const headers = { authorization: `Bearer ${reader.token}`, 'idempotency-key': key };
      const answer = await post('/api/my-student', student, headers);
      return [answer.status, await answer.text()].join(' ');
    };
    const added = await Promise.all([add(), add(), add()]);
    // Three at once are one, over whichever connections.
    expect(new Set(added).size).toBe(1);
    expect(added[0]).toMatch(/^200 /);
    await rejectRequests(db, [reader], 3);
    const told = () => db.selectFrom('notices').select('id').where('user_id', '=', reader.userId).execute();
    await expect.poll(async () => (await told()).length).toBe(3);
    expect(lines.filter((line) => line.includes('heard'))).toHaveLength(1);
    expect(lines.filter((line) => !/heard|SMS/.test(line))).toEqual([]);
  },
);
