import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { Client, Pool } from 'pg';
import { createTokens } from '../../src/kit/auth/tokens.ts';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { openServer } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { percentile, round } from '../figures.ts';
import { startFloor } from '../floor.ts';
import { startApi } from '../process.ts';
import { bareSender, recordStatements } from '../statements.ts';
import { openWire, requestOf } from '../wire.ts';
import { fillOps } from './fill.ts';
import { opsLists } from './lists.ts';

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    requests: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    server: { type: 'string' },
    json: { type: 'string' },
  },
});
const requests = Number(options.requests);
/** How many times its bare statements a list may take (issue 18), unless a bare server takes longer, too. */
const limit = 2;
const plainCall = '/api/v1/user';
/** Calls before the measurement: a process that has just started compiles while it answers. */
const warmUp = 5000;

async function fill(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = '/porao_bench_ops';
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists porao_bench_ops');
  await admin.query('create database porao_bench_ops');
  await admin.end();
  await migrateServer(url.href);
  const opened = openServer(url.href, { timeLimits: false, onConnectionError: () => {} });
  await loadReferenceData(opened.db);
  await fillOps(opened.pool);
  await opened.close();
  return url.href;
}

/** The token of an operator's session. */
async function operatorToken(pool: Pool, secret: string): Promise<string> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (name, email, phone_no, phone_no_verified_at, gender, password_hash, active_role)
     values ('Operator', 'operator@example.com', '01500000001', now(), 1, 'none', 'operator') returning id`,
  );
  const userId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into role_grants (user_id, role, reason) values ($1, 'operator', 'Bench'), ($1, 'lead', 'Bench')`,
    [userId],
  );
  const [id, expires] = [randomUUID(), new Date(Date.now() + 3_600_000)];
  await pool.query("insert into sessions (id, user_id, role, expires_at) values ($1, $2, 'operator', $3)", [
    id,
    userId,
    expires,
  ]);
  return createTokens(secret).issue(id, userId, 'operator', expires);
}

async function measure(url: string) {
  const secret = randomBytes(32).toString('hex');
  const pool = new Pool({ connectionString: url, max: 1 });
  // Ended by the server as it stops.
  pool.on('error', () => {});
  const token = await operatorToken(pool, secret);
  const paths = [plainCall, ...opsLists().filter((path) => path.includes(options.only))];
  const calls = paths.map((path) => ({ method: 'GET', path, token }) as const);
  const recorded = await recordStatements(url, secret, calls);
  // Nothing is remembered of the first call's session, so that its statement is the first.
  const ofSession = recorded[0]?.[0]?.text;
  const lists = calls.map((call, index) => ({
    path: call.path,
    request: requestOf(call),
    statements: (recorded[index] ?? []).filter(({ text }) => text !== ofSession),
    api: [] as number[],
    bare: [] as number[],
    floor: [] as number[],
  }));
  const api = await startApi({ DATABASE_URL: url, DATA_DIR: tmpdir(), JWT_SECRET: secret });
  const floor = await startFloor({
    database: url,
    connections: 1,
    statements: Object.fromEntries(lists.map(({ path, statements }) => [path, statements])),
  });
  const [wire, floorWire] = [await openWire(api.url), await openWire(floor.url)];
  const sendBare = bareSender(pool);
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  try {
    for (const { request, statements } of lists.slice(0, 1))
      for (let call = 0; call < warmUp; call++) {
        for (const one of [wire, floorWire]) await one.send(request);
        await sendBare(statements);
      }
    for (let turn = -10; turn < requests; turn++) {
      for (const { request, statements, ...times } of lists) {
        const http = await timed(() => wire.send(request));
        const raw = await timed(() => sendBare(statements));
        const least = await timed(() => floorWire.send(request));
        if (turn < 0) continue;
        times.api.push(http);
        times.bare.push(raw);
        times.floor.push(least);
      }
    }
  } finally {
    wire.close();
    floorWire.close();
    await Promise.all([api.stop(), floor.stop()]);
    await pool.end();
  }
  const [plain, ...measured] = lists;
  // At the median: of two percentiles far out, the difference says how busy the machine was.
  const fixed = percentile(plain?.api ?? [], 0.5) - percentile(plain?.bare ?? [], 0.5);
  console.log(`what any call costs beside its statements: ${round(fixed)} ms at p50`);
  return measured.map(({ path, statements, api: through, bare, floor: least }) => {
    const [p95 = 0, bareP95 = 0, floorP95 = 0] = [through, bare, least].map((times) =>
      percentile(times, 0.95),
    );
    return {
      list: path.replace(/^\/api\/(ops\/)?/, ''),
      statements: statements.length,
      p50: round(percentile(through, 0.5)),
      'bare p50': round(percentile(bare, 0.5)),
      p95: round(p95),
      'bare p95': round(bareP95),
      ratio: round(p95 / bareP95),
      floor: round(floorP95 / bareP95),
      met: p95 <= limit * bareP95 || floorP95 > limit * bareP95,
    };
  });
}

const server = options.server ? { url: options.server, stop: async () => {} } : await startPostgres();
try {
  const url = await fill(server.url);
  const figures = await measure(url);
  console.log(
    '10,000 requests, 100,000 applications, 50,000 people: milliseconds over HTTP and of the statements',
  );
  console.table(figures);
  const within = figures.filter(({ ratio }) => ratio <= limit).length;
  console.log(`at most ${limit} times the statements at p95: ${within} of ${figures.length}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify({ requests, figures }, null, 2)}\n`);
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
} finally {
  await server.stop();
}
