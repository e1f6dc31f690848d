import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { noSmallDisk, smallDisk } from '../../../deploy/testing/small-disk.ts';
import { readConfig } from '../../src/config.ts';
import { isDiskFull } from '../../src/kit/database/disk-full.ts';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { type Db, type OpenedDatabase, openEmbedded, openServer } from '../../src/kit/database/open.ts';
import { run } from '../../src/kit/database/query.repository.ts';
import { createLog } from '../../src/kit/log.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { openDatabase } from '../../src/server.ts';
import { freshDataDir } from '../support/database.ts';
import { createJob } from '../support/jobs.repository.ts';
import { isLongRun } from '../support/long.ts';
import { createTutor, type TestTutor, testSecret } from '../support/people.repository.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { killAll, start, stop } from '../support/process.ts';

const rounds = isLongRun ? 10 : 1;
const clients = 4;
const isServer = inject('database').kind === 'postgres';

afterEach(killAll);

async function diskOf(megabytes: number, skip: (note: string) => never) {
  const disk = (await smallDisk(megabytes)) ?? skip(noSmallDisk);
  onTestFinished(() => disk.remove());
  return disk;
}

interface Kept {
  readonly open: () => Promise<OpenedDatabase>;
  readonly variables: Record<string, string>;
  /** Starts a server again that ended by itself. */
  readonly restart: () => Promise<void>;
}

/** A migrated database with all its files on the disk. */
async function databaseOn(disk: string): Promise<Kept> {
  if (!isServer) {
    const folder = await freshDataDir(disk);
    return { open: () => openEmbedded(folder), variables: { DATA_DIR: folder }, restart: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'porao-full-disk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const server = await startPostgres({ on: disk });
  onTestFinished(server.stop);
  await migrateServer(server.url);
  return {
    open: async () => openServer(server.url, { timeLimits: false, onConnectionError: () => {} }),
    variables: { DATA_DIR: folder, DATABASE_URL: server.url },
    restart: server.resumeIfEnded,
  };
}

interface Client {
  readonly tutor: TestTutor;
  /** Jobs that this tutor will save. */
  readonly jobs: number[];
}

async function createClients(db: Db): Promise<Client[]> {
  const jobs: number[] = [];
  for (let index = 0; index < 300 * rounds; index++) jobs.push(await createJob(db));
  const tutors = [];
  for (let index = 0; index < clients; index++) tutors.push(await createTutor(db));
  return tutors.map((tutor) => ({ tutor, jobs: [...jobs] }));
}

/** The API over the database, its clients, and what it acknowledged to them. */
async function startUsed({ open, variables }: Kept) {
  const { db, close } = await open();
  await loadReferenceData(db);
  const people = await createClients(db);
  await close();
  const { child, url } = await start({ ...variables, JWT_SECRET: testSecret, LOG_LEVEL: 'silent' });
  const acknowledged = new Set<string>();
  const headersOf = ({ token }: TestTutor) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });

  /** Saves the next job; one that was refused comes again. Answers the status. */
  async function save({ tutor, jobs }: Client): Promise<number> {
    const [job = 0] = jobs;
    const body = JSON.stringify({ tuition_job_offer_id: job });
    const answer = await fetch(`${url}/api/saved-jobs`, { method: 'POST', headers: headersOf(tutor), body });
    const { code } = (await answer.json()) as { code?: string };
    // Stored before a connection broke, and not acknowledged then.
    const isThere = answer.status === 200 || answer.status === 409;
    if (!isThere && code !== 'UNAVAILABLE') throw new Error(`Saving answered ${answer.status} ${code}.`);
    if (isThere) acknowledged.add(`${tutor.tutorId} ${jobs.shift()}`);
    return answer.status;
  }

  return {
    acknowledged,
    save: () => save(people[0] as Client),
    /** Each client saves until it got such a status so often. */
    saveUntil: (status: number, times: number) =>
      Promise.all(
        people.map(async (client) => {
          for (let seen = 0; seen < times; ) if ((await save(client)) === status) seen += 1;
        }),
      ),
    statusOf: async (path: string) =>
      (await fetch(url + path, { headers: headersOf((people[0] as Client).tutor) })).status,
    stop: () => stop(child, 'SIGTERM'),
  };
}

async function storedIn(open: Kept['open']): Promise<Set<string>> {
  const { db, close } = await open();
  const rows = await db.selectFrom('saved_jobs').select(['tutor_id', 'job_id']).execute();
  await close();
  return new Set(rows.map(({ tutor_id, job_id }) => `${tutor_id} ${job_id}`));
}

it.runIf(isServer || isLongRun)(
  `loses no acknowledged write when the disk gets full ${rounds} times, says so, and goes on`,
  async ({ skip }) => {
    const disk = await diskOf(400, skip);
    const kept = await databaseOn(disk.path);
    const api = await startUsed(kept);
    for (let round = 1; round <= rounds; round++) {
      await api.saveUntil(200, 20);
      disk.fill();
      await api.saveUntil(503, 20);
      expect(await api.statusOf('/readyz')).toBe(503);
      expect(await api.statusOf('/api/saved-jobs')).toBe(200);
      disk.free();
      await api.saveUntil(200, 1);
      expect(await api.statusOf('/readyz')).toBe(200);
    }
    expect((await api.stop()).code).toBe(0);
    expect(await storedIn(kept.open)).toEqual(api.acknowledged);
  },
);

it.runIf(isServer && isLongRun)(
  'goes on when the server ended because its log found no space',
  async ({ skip }) => {
    const disk = await diskOf(400, skip);
    const kept = await databaseOn(disk.path);
    const api = await startUsed(kept);
    await api.saveUntil(200, 20);
    disk.fill();
    const { db, close } = await kept.open();
    // Each needs a new file of the log, as a long time of writes does.
    const ended = async () => {
      for (;;) await run(db)`select pg_logical_emit_message(true, 'x', 'x'), pg_switch_wal()`;
    };
    await expect(ended()).rejects.toThrow(/Connection terminated|No space left on device/);
    await close();
    await api.saveUntil(503, 20);
    disk.free();
    const isBack = async () => {
      await kept.restart();
      return api.save();
    };
    await expect.poll(isBack).toBe(200);
    expect((await api.stop()).code).toBe(0);
    expect(await storedIn(kept.open)).toEqual(api.acknowledged);
  },
);

it.runIf(!isServer && isLongRun)(
  'the embedded database ends the process when its log finds no space; a start says why not, then has everything',
  async ({ skip }) => {
    const disk = await diskOf(400, skip);
    const lines: string[] = [];
    const config = readConfig({ DATA_DIR: disk.path, JWT_SECRET: testSecret });
    const log = createLog(
      'fatal',
      new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
    );
    const open = async () => (await openDatabase(config, log)).database;
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    onTestFinished(() => exit.mockRestore());

    const { db, close } = await open();
    await loadReferenceData(db);
    const { tutorId } = await createTutor(db);
    disk.fill();
    const ended = async () => {
      for (;;) await run(db)`select pg_logical_emit_message(false, 'x', repeat('x', 8000))`;
    };
    await expect(ended()).rejects.toThrow('No space left on device');
    expect(exit).toHaveBeenCalledWith(1);
    expect(lines.join('')).toContain('the embedded database cannot go on');
    await close();

    const refused = await open().catch((error: unknown) => error);
    expect(isDiskFull(refused)).toBe(true);
    disk.free();
    const again = await open();
    const tutors = await again.db.selectFrom('tutors').select('id').execute();
    await again.close();
    expect(tutors.map(({ id }) => id)).toEqual([tutorId]);
  },
);
