import assert from 'node:assert/strict';
import { bomb as onePng, progressiveJpeg } from '../../api/test/support/pictures.ts';
import { accounts, cookieHeader, sessionOf } from '../support/accounts.ts';
import { connections, type Flood, underFlood } from './flood.ts';
import type { Test } from './report.ts';
import { call, openSessions, type Person, post } from './sessions.ts';

/** In ms, for 95 of 100 calls of others. */
const allowed = { signIn: 2_000, board: 1_000 };

const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at % connections}` });
const html = { accept: 'text/html' };

/** Calls that cost the site much: pictures, passwords, codes, first views, and answers that are made for each request. */
function floodsOf(url: string): readonly Flood[] {
  const sessions = openSessions(url);
  const get = (address: string, at: number, headers: Record<string, string> = {}) =>
    call(url, { method: 'GET', address, headers: { ...from(at), ...headers } });
  const read = (as: Person, address: string, at: number) =>
    sessions(as, { method: 'GET', address, headers: from(at) });
  const pictureBody = (image: Buffer, type: string) =>
    JSON.stringify({ image: `data:image/${type};base64,${image.toString('base64')}` });
  const upload = (as: Person, body: string, at: number) =>
    sessions(as, { method: 'POST', address: '/api/v1/change-profile-picture', body, headers: from(at) });
  const jpegs = (passes: number, names: readonly [Person, Person]): Flood => {
    const body = pictureBody(progressiveJpeg(6_300, passes), 'jpeg');
    return {
      what: `JPEGs of 40 million pixels and ${passes} passes over them`,
      prepare: () => Promise.all(names.map((name) => read(name, '/api/v1/user', 1))),
      send: (at) => upload(names[at % 2] ?? names[0], body, at),
    };
  };
  let session = '';
  return [
    {
      what: 'the own picture as base64',
      prepare: () => upload('otherTutor', pictureBody(onePng(512), 'png'), 1),
      send: (at) => read('otherTutor', '/api/v1/base64photo', at),
    },
    jpegs(2_646, ['tutor', 'parent']),
    jpegs(64, ['otherTutor', 'otherParent']),
    {
      what: 'share pictures that were not drawn, and of pages that are missing',
      send: (at) => get(`/share/${at % 2 ? 'en' : 'bn'}/job-details/${at}.png`, at),
    },
    ...['/api/openapi.json', '/api/docs/swagger-ui-bundle.js'].map((address) => ({
      what: `${address}, compressed`,
      send: (at: number) => get(address, at, { 'accept-encoding': 'gzip' }),
    })),
    {
      what: 'wrong passwords of accounts and of nobody',
      send: (at) =>
        post(
          url,
          '/api/v1/login',
          { phone_no: `017${String(10_000_000 + at)}`, password: `wrong-${at}` },
          from(at),
        ),
    },
    {
      what: 'codes for many phones',
      send: (at) =>
        post(
          url,
          '/api/v1/forgot-password/send-otp',
          { phone_no: `018${String(12_000_000 + at)}` },
          from(at),
        ),
    },
    {
      what: 'boards that nobody asked for before',
      send: (at) => get(`/job-board?search=flood${at}`, at, html),
    },
    {
      what: 'first views of a signed-in tutor',
      prepare: async () => {
        session = cookieHeader(await sessionOf(url, accounts.readyTutor));
      },
      send: (at) => get('/tutor/dashboard', at, { ...html, cookie: session }),
    },
  ];
}

/** Asserts that others sign in and read the board while each flood runs. */
export async function attackWithFloods(url: string, test: Test): Promise<void> {
  for (const flood of floodsOf(url))
    await test(`a flood of ${connections} connections: ${flood.what}`, async () => {
      const { signIn, board, refused, told } = await underFlood(url, flood);
      assert.deepEqual(refused, [], `not answered: ${told}`);
      assert.ok(signIn <= allowed.signIn && board <= allowed.board, told);
      return told;
    });
}
