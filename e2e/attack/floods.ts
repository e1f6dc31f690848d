import assert from 'node:assert/strict';
import { progressiveJpeg } from '../../api/test/support/pictures.ts';
import { accounts, password } from '../support/accounts.ts';
import { onePng } from '../support/images.ts';
import type { Test } from './report.ts';
import { type Answer, call, openSessions, type Person, post } from './sessions.ts';

const connections = 50;
/** In ms, for 95 of 100 calls of others. */
const allowed = { signIn: 2_000, board: 1_000 };
/** Of each kind; fewer where the flood ends before. */
const mostProbes = 40;
const people = [accounts.readyTutor, accounts.guardian, accounts.both];

export interface Flood {
  /** All over its connections. */
  readonly requests: number;
  readonly send: (at: number) => Promise<Pick<Answer, 'status'>>;
}

interface Probe {
  readonly statuses: number[];
  readonly times: number[];
}

const percentile95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Signs in and opens the board one after the other, as somebody else, while a flood runs; asserts that they hold. */
export async function underFlood(url: string, { requests, send }: Flood): Promise<string> {
  let next = 0;
  let ended = 0;
  const isRunning = () => ended < connections;
  const answers = new Map<number, number>();
  const flood = async () => {
    while (next < requests) {
      next += 1;
      // A broken connection counts as no status.
      const { status } = await send(next).catch(() => ({ status: 0 }));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    ended += 1;
  };
  const probing = async (ask: (at: number) => Promise<Answer>) => {
    const probe: Probe = { statuses: [], times: [] };
    do {
      const { status, ms } = await ask(probe.times.length);
      probe.statuses.push(status);
      probe.times.push(ms);
    } while (isRunning() && probe.times.length < mostProbes);
    return probe;
  };
  const signIn = (at: number) =>
    post(
      url,
      '/api/v1/login',
      { phone_no: people[at % people.length], password },
      { 'x-forwarded-for': `198.51.100.${at}` },
    );
  const board = () => call(url, { method: 'GET', address: '/job-board', headers: { accept: 'text/html' } });
  const [signIns, boards] = await Promise.all([
    probing(signIn),
    probing(board),
    ...Array.from({ length: connections }, flood),
  ]);
  const p95 = { signIn: percentile95(signIns.times), board: percentile95(boards.times) };
  const told = [
    `sign-in p95 ${p95.signIn.toFixed(0)} ms of ${signIns.times.length}`,
    `board p95 ${p95.board.toFixed(0)} ms of ${boards.times.length}`,
    `flood: ${[...answers].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
  ].join('; ');
  const others = [...signIns.statuses, ...boards.statuses].filter((status) => status !== 200);
  assert.deepEqual(others, [], `not answered: ${told}`);
  assert.ok(p95.signIn <= allowed.signIn && p95.board <= allowed.board, told);
  return told;
}

/** Floods with what costs the site much: pictures, and answers that are made for each request. */
export async function attackWithFloods(url: string, test: Test): Promise<void> {
  const sessions = openSessions(url);
  const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at % connections}` });
  const upload = (as: Person, image: Buffer, type: string, at: number) =>
    sessions(as, {
      method: 'POST',
      address: '/api/v1/change-profile-picture',
      body: JSON.stringify({ image: `data:image/${type};base64,${image.toString('base64')}` }),
      headers: from(at),
    });
  /** Each signs in once, before all connections ask at once. */
  const signedIn = (...names: Person[]) =>
    Promise.all(names.map((name) => sessions(name, { method: 'GET', address: '/api/v1/user' })));

  await test('the own picture as base64, again and again', async () => {
    assert.equal((await upload('otherTutor', onePng(512), 'png', 1)).status, 200);
    const send = (at: number) =>
      sessions('otherTutor', { method: 'GET', address: '/api/v1/base64photo', headers: from(at) });
    return underFlood(url, { requests: 1_000, send });
  });

  for (const [passes, names] of [
    [2_646, ['tutor', 'parent']],
    [64, ['otherTutor', 'otherParent']],
  ] as const)
    await test(`JPEGs of 40 million pixels and ${passes} passes over them`, async () => {
      await signedIn(...names);
      const jpeg = progressiveJpeg(6_300, passes);
      const send = (at: number) => upload(names[at % 2] ?? names[0], jpeg, 'jpeg', at);
      return underFlood(url, { requests: 200, send });
    });

  await test('share pictures that were not drawn, and of pages that are missing', () =>
    underFlood(url, {
      requests: 600,
      send: (at) =>
        call(url, {
          method: 'GET',
          address: `/share/${at % 2 ? 'en' : 'bn'}/job-details/${at}.png`,
          headers: from(at),
        }),
    }));

  for (const address of ['/api/openapi.json', '/api/docs/swagger-ui-bundle.js'])
    await test(`${address}, compressed`, () =>
      underFlood(url, {
        requests: 600,
        send: (at) =>
          call(url, { method: 'GET', address, headers: { ...from(at), 'accept-encoding': 'gzip' } }),
      }));
}
