import type { Random } from '@porao/contracts/random';
import type { Db } from '../src/kit/database/open.ts';
import { createTutor } from '../test/support/people.repository.ts';
import { cases, type Facts, oneJob, openJob } from './cases.ts';
import type { BenchCall } from './wire.ts';

export function guestCalls(random: Random, facts: Facts): [string, BenchCall[]][] {
  const boards = Array.from({ length: 20 }, () =>
    Object.entries(cases).flatMap(([name, make]) => (name === oneJob ? [] : [make(random, facts)])),
  ).flat();
  const jobs = Array.from({ length: 200 }, () => openJob(random, facts));
  return [
    [oneJob, jobs],
    ['boards of all kinds', boards],
  ];
}

export async function tutorCalls(db: Db): Promise<[string, BenchCall[]][]> {
  const phone_no = `0157${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const { token } = await createTutor(db, { user: { phone_no, email: `bench-${phone_no}@example.com` } });
  return [
    '/api/v1/user',
    '/api/notices/unread',
    '/api/tutoring/sidebar-counts',
    '/api/nearby-jobs',
    '/api/available-jobs?page=1',
    '/api/saved-jobs?page=1',
    '/api/tutor-profile',
    '/api/tutoring/jobs/applied?page=1',
  ].map((path) => [path, [{ method: 'GET', path, token }]]);
}
