import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../api/bench/figures.ts';
import { createTokens } from '../../api/src/kit/auth/tokens.ts';
import { type Db, openServer } from '../../api/src/kit/database/open.ts';
import { addNotices } from '../../api/src/modules/notices/add.repository.ts';
import { startPostgres } from '../../api/test/support/postgres-server.ts';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { usageOf } from './process-usage.ts';

const single = 200;
const openedAtATime = 50;
const secret = randomBytes(32).toString('hex');

interface Reader {
  readonly userId: number;
  readonly socket: Socket;
  /** Called when the next number has come. */
  heard: () => void;
}

/** Memory of gateway and API for each open reader, the time from a notice's commit to its reader, and to the last of all
 * readers when each gets one, and processor time while nothing happens. One gateway, one API, PostgreSQL. Linux alone. */
export async function streamCost({ readers, seconds }: { readers: number; seconds: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-stream-'));
  const postgres = await startPostgres();
  const children: Child[] = [];
  const start = (name: string, script: string, env: NodeJS.ProcessEnv) => {
    const child = startChild({
      name,
      script: join(repoRoot, script),
      cwd: repoRoot,
      env: { ...process.env, DATA_DIR: join(dataDir, name), PORT: '0', LOG_LEVEL: 'warn', ...env },
      logDir: join(dataDir, 'log'),
      say: console.error,
    });
    children.unshift(child);
    return child;
  };
  const opened = openServer(postgres.url, { timeLimits: false, onConnectionError: () => {} });
  try {
    const api = start('api', 'api/src/main.ts', { DATABASE_URL: postgres.url, JWT_SECRET: secret });
    const API_URL = `http://127.0.0.1:${await api.ready}`;
    const gateway = start('gateway', 'deploy/gateway/main.ts', { API_URL, TRUST_PROXY: 'true' });
    const port = await gateway.ready;
    const people = await addPeople(opened.db, readers);
    const all: Reader[] = [];
    const open = async () => {
      for (let one = people.pop(); one; one = people.pop()) all.push(await openReader(port, one));
    };
    // What the first readers load is no cost of each.
    await openReader(port, people.pop() ?? { userId: 0, token: '' });
    await sleep(2000);
    const before = [gateway, api].map(usageOf);
    await Promise.all(Array.from({ length: openedAtATime }, open));
    await sleep(2000);
    const after = [gateway, api].map(usageOf);
    for (const [index, name] of ['gateway', 'API'].entries()) {
      const [first, last] = [before[index], after[index]];
      if (!first || !last) continue;
      const kb = (last.bytes - first.bytes) / 1024 / all.length;
      const opening = (last.ms - first.ms) / all.length;
      console.log(
        `${name}: ${kb.toFixed(1)} kB and ${opening.toFixed(2)} ms of processor time for each of ${all.length} readers`,
      );
    }
    await measureIdle([gateway, api], seconds);
    const times: number[] = [];
    for (let turn = 0; turn < single; turn += 1) {
      const reader = all[(turn * 7) % all.length];
      if (reader) times.push(await timeOf(opened.db, [reader], turn));
    }
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1));
    console.log(`one notice, from its commit to its reader: ${p50} ms, p99 ${p99} ms`);
    const last = await timeOf(opened.db, all, single);
    console.log(`${all.length} notices of one transaction, to the last reader: ${last.toFixed(0)} ms`);
    for (const { socket } of all) socket.destroy();
  } finally {
    await opened.close();
    for (const child of children) await child.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureIdle(children: readonly Child[], seconds: number): Promise<void> {
  const before = children.map(usageOf);
  await sleep(seconds * 1000);
  const spent = children.map((child, index) => usageOf(child).ms - (before[index]?.ms ?? 0));
  const aMinute = spent.map((ms) => `${((ms * 60) / seconds).toFixed(0)} ms`);
  console.log(`processor time of a minute without notices: gateway ${aMinute[0]}, API ${aMinute[1]}`);
}

/** Accounts with a session each. */
async function addPeople(db: Db, count: number): Promise<{ userId: number; token: string }[]> {
  const tokens = createTokens(secret);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const people: { userId: number; token: string }[] = [];
  for (let from = 0; from <= count; from += 1000) {
    const users = await db
      .insertInto('users')
      .values(
        Array.from({ length: Math.min(1000, count + 1 - from) }, (_, index) => ({
          name: 'Reader',
          email: `reader-${from + index}@example.com`,
          phone_no: `0158${String(from + index).padStart(7, '0')}`,
          phone_no_verified_at: new Date(),
          gender: 1,
          password_hash: 'none',
          active_role: 'tutor',
        })),
      )
      .returning('id')
      .execute();
    const sessions = users.map(({ id }) => ({
      id: randomUUID(),
      user_id: id,
      role: 'tutor',
      expires_at: expiresAt,
    }));
    await db.insertInto('sessions').values(sessions).execute();
    for (const { id, user_id: userId } of sessions)
      people.push({ userId, token: await tokens.issue(id, userId, 'tutor', expiresAt) });
  }
  return people;
}

/** Resolves with its first number. */
async function openReader(port: number, person: { userId: number; token: string }): Promise<Reader> {
  const socket = connect(port, '127.0.0.1');
  const from = `10.${person.userId >> 16}.${(person.userId >> 8) & 255}.${person.userId & 255}`;
  socket.write(
    [
      'GET /events/notices HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${person.token}`,
      `X-Forwarded-For: ${from}`,
      '',
      '',
    ].join('\r\n'),
  );
  const reader: Reader = { userId: person.userId, socket, heard: () => {} };
  await new Promise<void>((resolve, reject) => {
    reader.heard = resolve;
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text));
      if (text.includes('data: ')) reader.heard();
    });
  });
  return reader;
}

/** From the commit of a notice for each of these readers until the last has heard, in ms. */
async function timeOf(db: Db, readers: readonly Reader[], turn: number): Promise<number> {
  const heard = Promise.all(
    readers.map(
      (reader) =>
        new Promise<number>((resolve) => {
          reader.heard = () => resolve(performance.now());
        }),
    ),
  );
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < readers.length; from += 1000)
      await addNotices(
        trx,
        readers.slice(from, from + 1000).map(({ userId }) => ({
          userId,
          source: `bench ${turn}`,
          kind: 'account',
          text: 'notice.account.unknownDevice',
          params: {},
          path: '/',
          channels: ['site'],
        })),
      );
  });
  const committed = performance.now();
  return Math.max(...(await heard)) - committed;
}
