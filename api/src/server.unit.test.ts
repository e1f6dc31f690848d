import { rm } from 'node:fs/promises';
import type { Job, JobBoardPage } from '@porao/contracts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freshDataDir } from '../test/support/database.ts';
import { killAll, start, stop } from '../test/support/process.ts';
import { demoJobs, demoPassword } from './seed/index.ts';

const DATA_DIR = await freshDataDir();
const variables = { DATA_DIR, PORAO_DEMO: '1' };
afterEach(killAll);
afterAll(() => rm(DATA_DIR, { recursive: true }));

async function post<T>(url: string, body: object, token = ''): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}
const signIn = async (url: string, phone_no: string) =>
  (await post<{ token: string }>(`${url}/api/v1/login`, { phone_no, password: demoPassword })).token;

/** With a server: test/reliability/durability.server.test.ts. */
describe('the process with its embedded database', () => {
  it('has demo data, keeps applications over a stop and over kill -9, and stops on SIGTERM', async () => {
    const first = await start(variables);
    const token = await signIn(first.url, '01700000001');
    const applied = await post(`${first.url}/api/apply/${demoJobs}`, {}, token);
    expect(applied).toMatchObject({ status: 'success' });
    const stopped = await stop(first.child, 'SIGTERM');
    expect(stopped.code).toBe(0);
    expect(stopped.ms).toBeLessThan(60_000);

    const second = await start(variables);
    const read = async (url: string, jobId: number) => {
      const response = await fetch(`${url}/api/job-board/${jobId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await response.json()) as { data: Job }).data;
    };
    expect((await read(second.url, demoJobs)).applications).toHaveLength(1);
    const save = { tuition_job_offer_id: demoJobs };
    expect(await post(`${second.url}/api/saved-jobs`, save, token)).toMatchObject({ status: 'success' });
    await stop(second.child, 'SIGKILL');

    const third = await start(variables);
    expect((await read(third.url, demoJobs)).saved_by).toHaveLength(1);
    await expectDemoData(third.url);
    expect((await stop(third.child, 'SIGINT')).code).toBe(0);
  });
});

/** The accounts, the five cities, mostly open jobs. */
async function expectDemoData(url: string): Promise<void> {
  for (const last of [1, 2, 3, 4, 5, 9]) expect(await signIn(url, `0170000000${last}`)).toMatch(/^eyJ/);
  const board = await post<JobBoardPage>(`${url}/job-board`, {});
  expect(board.total).toBeGreaterThan(500);
  const near = { latitude: 23.7461, longitude: 90.3742, distance: 5 };
  expect((await post<JobBoardPage>(`${url}/job-board`, near)).data[0]?.id).toBe(demoJobs);
}
