import { rm } from 'node:fs/promises';
import { exampleOf } from '@porao/contracts/example';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateServer } from '../../src/kit/database/migrate.ts';
import { openServer } from '../../src/kit/database/open.ts';
import { loadReferenceData } from '../../src/reference/index.ts';
import { addressOf, allCalls, type EndpointCall, tokenFor } from '../security/calls.ts';
import { freshDataDir } from '../support/database.ts';
import { isLongRun } from '../support/long.ts';
import { createParent, createTutor, createUser, testSecret } from '../support/people.repository.ts';
import { startPostgres, type TestPostgres } from '../support/postgres-server.ts';
import { killAll, type Started, start, stop } from '../support/process.ts';

/** Milliseconds; also on a busy machine only a call that never ends takes longer. */
const hangs = 20_000;

/** Every `step`th. */
const sampled = <T>(all: readonly T[], step: number) => all.filter((_, index) => index % step === 0);

// Only a server can be unavailable; the embedded database ends with its process.
describe.skipIf(inject('database').kind !== 'postgres')('PostgreSQL unavailable', () => {
  let postgres: TestPostgres;
  let api: Started;
  let folder: string;
  let tokens: { tutor: string; parent: string };
  let operator: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    folder = await freshDataDir();
    await migrateServer(postgres.url);
    const { db, close } = openServer(postgres.url, { timeLimits: false, onConnectionError: () => {} });
    await loadReferenceData(db);
    tokens = { tutor: (await createTutor(db)).token, parent: (await createParent(db)).token };
    operator = (await createUser(db, 'lead')).token;
    await close();
    api = await start({ DATABASE_URL: postgres.url, DATA_DIR: folder, JWT_SECRET: testSecret });
  });
  afterAll(async () => {
    await stop(api.child, 'SIGTERM');
    killAll();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  async function send({ method, path, endpoint }: EndpointCall) {
    const example = (schema: typeof endpoint.body) =>
      schema
        ? exampleOf(schema, { io: 'input', hints: (name) => (name === 'cursor' ? [undefined] : []) })
        : {};
    const parts = { params: example(endpoint.params), query: example(endpoint.query) };
    const started = performance.now();
    const response = await fetch(api.url + addressOf(path, parts as Parameters<typeof addressOf>[1]), {
      method,
      headers: {
        authorization: `Bearer ${tokenFor(endpoint.access, tokens, operator)}`,
        'content-type': 'application/json',
      },
      ...(method !== 'GET' && endpoint.body && { body: JSON.stringify(example(endpoint.body)) }),
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - started };
  }

  /** All calls, some at once: the failure object with 503 in time, or a refusal that needs no database. */
  async function expectAway(calls: readonly EndpointCall[], atOnce: number) {
    const left = [...calls];
    let unavailable = 0;
    const work = async () => {
      for (let call = left.pop(); call; call = left.pop()) {
        const { status, text, ms } = await send(call);
        expect({ key: call.key, inTime: ms < hangs, ms }).toMatchObject({ inTime: true });
        if (status < 500) continue;
        expect(JSON.parse(text)).toMatchObject({ type: 'error', status: 503, code: 'UNAVAILABLE' });
        unavailable++;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return unavailable;
  }

  async function expectBack() {
    await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status).toBe(200);
    for (const path of ['/api/city/select', '/api/tutor-profile', '/readyz']) {
      const headers = { authorization: `Bearer ${tokens.tutor}` };
      const { status } = await fetch(api.url + path, { headers });
      expect({ path, status }).toEqual({ path, status: 200 });
    }
  }

  it('API-141 stopped: calls answer 503 within 3 s, and works again by itself', async () => {
    await expectBack();
    await postgres.halt();
    const some = sampled(allCalls, isLongRun ? 1 : 4);
    expect(await expectAway(some, 8)).toBeGreaterThan(some.length * 0.8);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    await postgres.resume();
    await expectBack();
  });

  it('API-141 silent, with its connections open: the same', async () => {
    postgres.freeze();
    try {
      const some = sampled(allCalls, isLongRun ? 4 : 12);
      expect(await expectAway(some, 30)).toBeGreaterThan(some.length * 0.7);
    } finally {
      postgres.thaw();
    }
    await expectBack();
  });
});
