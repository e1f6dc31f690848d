import type { Candidate, JobHistoryItem, TutorRequest } from '@porao/contracts';
import { beforeEach } from 'vitest';
import type { Page } from '../../src/kit/page.ts';
import type { WaitNotice } from '../../src/modules/notices/index.ts';
import { sweepWaits } from '../../src/modules/waits/index.ts';
import { openTestApp } from './app.ts';
import { createFamily, openMarket, type TestFamily } from './family.repository.ts';
import type { TestTutor } from './people.repository.ts';

const hour = 3_600_000;
export const after = (hours: number, from: Date | string = new Date()) =>
  new Date(new Date(from).getTime() + hours * hour);
export const date = (at: string | null | undefined) => new Date(at ?? Number.NaN);
export const hoursUntil = (at: string | null | undefined) => (date(at).getTime() - Date.now()) / hour;

/** A market for the tests of a file, with a new family for each, and what both sides read and do about waits. */
export async function openWaits() {
  const test = await openTestApp();
  const market = await openMarket(test);
  let family: TestFamily;
  beforeEach(async () => {
    family = await createFamily(test.db);
  });
  const get = async <T>(path: string, token: string, language = 'en') =>
    (await test.send<T>(`GET ${path}`, { token, headers: { 'accept-language': language } })).body;
  return {
    test,
    market,
    get family() {
      return family;
    },
    get,
    /** Returns what a sweep at this time says about one row. */
    said: async (id: number, wait: WaitNotice['wait'], now: Date) => {
      const notices: WaitNotice[] = [];
      await sweepWaits(test.db, async (_, notice) => void notices.push(notice), now);
      return notices
        .filter((notice) => notice.id === id && notice.wait === wait)
        .map(({ step, to, by }) => ({ step, to, by: date(by) }));
    },
    request: async (id: number) =>
      (await get<{ data: TutorRequest }>(`/api/tutor-request/${id}`, family.token)).data,
    candidates: async (id: number) =>
      (await get<Page<Candidate>>(`/api/tutor-request/${id}/candidates`, family.token)).data,
    listed: async (type: string, tutor: TestTutor, language = 'en') =>
      (await get<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, tutor.token, language)).data,
    press: (requestId: number, applicationId: number, what: string) =>
      test.send(`POST /api/tutor-request/${requestId}/candidates/${applicationId}/${what}`, {
        token: family.token,
      }),
  };
}
