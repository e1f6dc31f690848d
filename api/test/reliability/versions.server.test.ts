import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@porao/contracts';
import { afterAll, expect, inject, it } from 'vitest';
import { type ApiProcess, startApi } from '../../bench/process.ts';
import { openTestApp } from '../support/app.ts';
import { freshDataDir } from '../support/database.ts';
import { createFamily, openMarket, requestBody } from '../support/family.repository.ts';
import { isLongRun } from '../support/long.ts';
import { createTutor, testSecret } from '../support/people.repository.ts';
import { releasedApi } from '../support/released-api.ts';

interface Call {
  readonly call: string;
  readonly token?: string;
  readonly body?: object;
  /** Answers that are no fault. */
  readonly isRight: (status: number) => boolean;
}

/** An API process that takes calls, and how many it answers now. */
interface Place extends ApiProcess {
  busy: number;
}

const clients = 4;
const phaseMs = 2500;
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Every read of the contracts without parameters, by who may make it. Another version may not know it. */
const readsOf = (tokens: Readonly<Record<string, string>>): Call[] =>
  Object.entries(endpoints).flatMap(
    ([call, { access, writes }]: [string, { access: string; writes?: true }]) => {
      if (!call.startsWith('GET ') || call.includes(':') || writes) return [];
      const token = tokens[access] ?? tokens['tutor'];
      return [
        { call, ...(access !== 'none' && token && { token }), isRight: (status: number) => status < 500 },
      ];
    },
  );

const isDone = (status: number) => status === 200;

it.runIf(isLongRun && inject('database').kind === 'postgres')(
  'OPS-407 while this version takes over from the last release, and back, no call fails',
  async () => {
    const test = await openTestApp();
    const market = await openMarket(test);
    const family = await createFamily(test.db);
    const jobs: number[] = [];
    for (let count = 0; count < 4; count++) jobs.push((await market.publish(family)).jobId);
    const released = releasedApi();
    const DATA_DIR = await freshDataDir();
    folders.push(released, DATA_DIR);
    const variables = { DATA_DIR, DATABASE_URL: test.url ?? '', JWT_SECRET: testSecret, LOG_LEVEL: 'fatal' };
    const startPlace = async (root?: string): Promise<Place> => ({
      ...(await startApi(variables, root)),
      busy: 0,
    });
    const live: Place[] = [];
    const end = new AbortController();
    const faults = new Map<string, number>();
    let made = 0;

    const send = async ({ call, token, body, isRight }: Call) => {
      const place = live[made++ % live.length];
      if (!place) throw new Error('no process takes calls');
      const [method = '', path = ''] = call.split(' ');
      place.busy += 1;
      const fault = await fetch(`${place.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.${made % 200}.${(made >> 8) % 200}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (answer) => {
          const text = await answer.text();
          return isRight(answer.status) ? undefined : `${answer.status} ${text.slice(0, 200)}`;
        })
        .catch((error: unknown) => String(error));
      place.busy -= 1;
      if (fault) faults.set(`${call}: ${fault}`, (faults.get(`${call}: ${fault}`) ?? 0) + 1);
    };

    const client = async () => {
      const tutor = await createTutor(test.db);
      const guardian = await createFamily(test.db);
      const { token } = tutor;
      const reads = readsOf({ tutor: token, parent: guardian.token, operator: market.operator.token });
      const write = (call: string, body: object, by = token) =>
        send({ call: `POST ${call}`, body, token: by, isRight: isDone });
      await write('/api/tutor-request', requestBody(guardian), guardian.token);
      for (let round = 0; !end.signal.aborted; round++) {
        const job = jobs[round % jobs.length];
        await send({ call: 'POST /job-board', body: {}, isRight: isDone });
        await send({ call: `GET /api/job-board/${job}`, token, isRight: isDone });
        await write('/api/saved-jobs', { tuition_job_offer_id: job });
        await write('/api/notices/read', { until: 1 });
        if (round < jobs.length) {
          await write(`/api/apply/${job}`, {});
          await write(`/api/withdraw/${job}`, {});
        }
        for (const read of reads.slice((round % 8) * 12, (round % 8) * 12 + 12)) await send(read);
      }
    };

    const begin = async (root?: string) => {
      const place = await startPlace(root);
      live.push(place);
      await sleep(phaseMs);
      return place;
    };
    const leave = async (place: Place) => {
      live.splice(live.indexOf(place), 1);
      while (place.busy > 0) await sleep(10);
      await place.stop();
      await sleep(phaseMs);
    };
    const older = await startPlace(join(released, 'api'));
    live.push(older);
    const load = Promise.all(Array.from({ length: clients }, client));
    await sleep(phaseMs);
    const newer = await begin();
    await leave(older);
    const back = await begin(join(released, 'api'));
    await leave(newer);
    end.abort();
    await load;
    await back.stop();
    expect(made).toBeGreaterThan(500);
    expect(Object.fromEntries(faults)).toEqual({});
  },
);
