import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@porao/contracts/random';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { migrateEmbedded } from '../../src/kit/database/migrate.ts';
import { type OpenedDatabase, openEmbedded, openServer } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { createJob } from '../support/jobs.repository.ts';
import { isLongRun } from '../support/long.ts';
import { createTutor, type TestTutor, testSecret } from '../support/people.repository.ts';
import { killAll, start, stop } from '../support/process.ts';
import { rows } from '../support/rows.repository.ts';

const writes = isLongRun ? 2000 : 300;
const kills = isLongRun ? 20 : 1;
const clients = 8;
/** From the start of the process until it is ready, in ms: only a restart that hangs takes longer on a busy machine. */
const hangs = isLongRun ? 30_000 : Number.POSITIVE_INFINITY;

let folder: string;
let server: FreshDatabase | undefined;
let variables: Record<string, string>;
const tutors: TestTutor[] = [];
const jobs: number[] = [];

/** The database itself, while no API runs on it. */
async function openDirectly(): Promise<OpenedDatabase> {
  return server?.url
    ? openServer(server.url, { timeLimits: false, onConnectionError: () => {} })
    : openEmbedded(folder);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porao-durability-'));
  if (inject('database').kind === 'postgres') server = await freshDatabase();
  variables = {
    DATA_DIR: folder,
    JWT_SECRET: testSecret,
    ...(server?.url && { DATABASE_URL: server.url }),
  };
  const { db, pool, close } = await openDirectly();
  if (!server) await migrateEmbedded(pool);
  await loadReferenceData(db);
  for (let index = 0; index < clients; index++) tutors.push(await createTutor(db));
  for (let index = 0; index < 300; index++) jobs.push(await createJob(db));
  await close();
});
afterEach(killAll);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

interface Write {
  readonly tutor: TestTutor;
  readonly jobId: number;
  readonly kind: 'save' | 'apply';
}

/** True when it was acknowledged; false when the connection ended. */
async function send(url: string, { tutor, jobId, kind }: Write): Promise<boolean> {
  const path = kind === 'save' ? '/api/saved-jobs' : `/api/apply/${jobId}`;
  const body = kind === 'save' ? { tuition_job_offer_id: jobId } : {};
  const headers = { authorization: `Bearer ${tutor.token}`, 'content-type': 'application/json' };
  try {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { status } = (await response.json()) as { status: unknown };
    // One that was stored before the kill, but not acknowledged, may come again.
    return status === 'success' || response.status === 409;
  } catch {
    return false;
  }
}

/** Starts the API; answers also how long it took until it was ready. */
async function startReady() {
  const began = performance.now();
  const started = await start(variables);
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  return { ...started, ms: performance.now() - began };
}

it(`keeps ${writes} acknowledged writes over ${kills} times kill -9`, async () => {
  const random = createRandom(9);
  const acknowledged: Write[] = [];
  const restarts: number[] = [];
  const queues = tutors.map((tutor) =>
    jobs.flatMap((jobId, index): Write[] => [
      { tutor, jobId, kind: 'save' },
      ...(index % 10 === 0 ? [{ tutor, jobId, kind: 'apply' } as const] : []),
    ]),
  );
  for (let round = 1; round <= kills; round++) {
    const { child, url, ms } = await startReady();
    if (round > 1) restarts.push(Math.round(ms));
    const target = Math.round((writes / kills) * round + random.int(0, 25));
    const work = async (queue: Write[]) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (!(await send(url, next))) {
          queue.unshift(next);
          return;
        }
        acknowledged.push(next);
        // Killed in the middle of the others' writes.
        if (acknowledged.length === target) child.kill('SIGKILL');
      }
    };
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await Promise.all(queues.map(work));
    await exited;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(writes);

  const again = await startReady();
  restarts.push(Math.round(again.ms));
  console.log(`ms until ready after kill -9: ${restarts.toSorted((a, b) => a - b).join(' ')}`);
  expect(Math.max(...restarts)).toBeLessThan(hangs);
  expect((await stop(again.child, 'SIGTERM')).code).toBe(0);
  const { db, close } = await openDirectly();
  const saved = await rows(db, 'saved_jobs', ['tutor_id', 'job_id']);
  const applied = await rows(db, 'applications', ['tutor_id', 'job_id']);
  await close();
  const applications = applied.map(({ tutor_id, job_id }) => `apply ${tutor_id} ${job_id}`);
  expect(new Set(applications).size).toBe(applications.length);
  const stored = new Set([...saved.map((one) => `save ${one.tutor_id} ${one.job_id}`), ...applications]);
  const written = acknowledged.map(({ tutor, jobId, kind }) => `${kind} ${tutor.tutorId} ${jobId}`);
  expect(written.filter((one) => !stored.has(one))).toEqual([]);
}, 600_000);
