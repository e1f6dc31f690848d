import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, call, callPublic, configureClient, publicQuery, query } from './index.ts';

const fetched = vi.fn<typeof fetch>();
const unauthorized = vi.fn();
let own: string | null = null;

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  own = null;
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => answer(200, []));
  configureClient({ baseUrl: '', authorization: () => own, onUnauthorized: unauthorized });
});
afterEach(() => {
  fetched.mockReset();
  unauthorized.mockReset();
});

/** The values of a header in all calls. */
const headersOf = (name: string) =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(name));
const failureOf = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

it('SHL-042 refuses an authenticated call without a session, and sends nothing', async () => {
  const error = await failureOf(call('GET /api/v1/user'));
  expect(error.message).toBe('No token found');
  expect(await failureOf(query('GET /api/v1/user').queryFn({}))).toMatchObject({ code: 'ERR_NO_TOKEN' });
  expect(fetched).not.toHaveBeenCalled();
});

it('returns the seconds after which a refused call may be tried again', async () => {
  const refusal = (headers: Record<string, string>) =>
    new Response('{"type":"error","message":"Wait."}', { status: 429, headers });
  for (const [header, seconds] of [
    ['114', 114],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  ] as const) {
    fetched.mockResolvedValueOnce(refusal({ 'retry-after': header }));
    expect(await failureOf(callPublic('GET /api/city/select'))).toMatchObject({ retryAfter: seconds });
  }
  fetched.mockResolvedValueOnce(refusal({}));
  expect(await failureOf(callPublic('GET /api/city/select'))).toMatchObject({ retryAfter: null });
});

it('SHL-043 makes public calls signed out, and says who is signed in when somebody is', async () => {
  await callPublic('GET /api/city/select');
  own = 'Account 7';
  await callPublic('GET /api/city/select');
  expect(headersOf('authorization')).toEqual([null, 'Account 7']);
});

it('SHL-168 says of a write that a page without a session sends it, and hears whose cookie the answer set', async () => {
  const onSession = vi.fn();
  configureClient({ baseUrl: '', authorization: () => own, onUnauthorized: unauthorized, onSession });
  fetched.mockResolvedValueOnce(new Response('{}', { headers: { 'porao-session': '7 1800000000000' } }));
  await callPublic('POST /api/v1/login', { body: { phone_no: '01700000001', password: 'x' } });
  await callPublic('GET /api/city/select');
  expect(headersOf('authorization')).toEqual(['Account guest', null]);
  expect(onSession.mock.calls).toEqual([[{ account: '7', until: 1_800_000_000_000 }]]);
});

it('sends the language of names', async () => {
  await callPublic('GET /api/city/select');
  configureClient({ baseUrl: '', authorization: () => own, onUnauthorized: unauthorized, language: 'bn' });
  await callPublic('GET /api/city/select');
  expect(headersOf('accept-language')).toEqual(['en', 'bn']);
});

it('OPS-114 sends the trace of its page, where the page has one', async () => {
  await callPublic('GET /api/city/select');
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  configureClient({ baseUrl: '', authorization: () => own, onUnauthorized: unauthorized, traceparent });
  await callPublic('GET /api/city/select');
  expect(headersOf('traceparent')).toEqual([null, traceparent]);
});

it('puts parameters into the path and the query, and the body into JSON', async () => {
  fetched.mockImplementation(async () => answer(200, { data: [] }));
  await callPublic('GET /api/job-board/:jobId', { params: { jobId: 7 } });
  await callPublic('POST /job-board', { query: { per_page: 10 }, body: { page: 2 } });
  await callPublic('GET /api/geo/search', { query: { query: 'ধানমন্ডি ৩২' } });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/job-board/7',
    '/job-board?per_page=10',
    `/api/geo/search?${new URLSearchParams({ query: 'ধানমন্ডি ৩২' })}`,
  ]);
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"page":2}' });
});

it('sends a body as form data where its contract takes that and the caller asks for it', async () => {
  own = 'Account 7';
  fetched.mockResolvedValue(answer(200, { status: 'success', message: 'Done', data: null }));
  const body = { current_password: 'পুরনো', new_password: 'a b', new_password_confirmation: 'a b' };
  await call('POST /api/v1/change-password', { body, form: true });
  const init = fetched.mock.calls[0]?.[1];
  expect(Object.fromEntries(init?.body as FormData)).toEqual(body);
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

it('OPS-148 sends a call although the page is being left, and reads a file', async () => {
  own = 'Account 7';
  const { signal } = new AbortController();
  fetched.mockImplementation(async () => answer(200, {}));
  await call('POST /api/ops/jobs/:id/cancel', {
    params: { id: 7 },
    body: { reason: 'Found' },
    keepalive: true,
  });
  await query('GET /api/v1/user').queryFn({ signal });
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  fetched.mockResolvedValueOnce(new Response('id,time'));
  const file = await call('GET /api/ops/audit.csv', { query: { id: 7 }, file: true });
  expect(await file.text()).toBe('id,time');
  fetched.mockResolvedValueOnce(answer(403, { message: 'No' }));
  const refused = call('GET /api/ops/audit.csv', { query: {}, file: true });
  expect((await failureOf(refused)).message).toBe('No');
});

it.each([
  ['message only', { message: 'Not today' }, 'Not today', {}],
  [
    'errors only',
    { errors: { email: ['Taken'] } },
    'An error occurred in the API request!',
    { email: ['Taken'] },
  ],
  ['both', { message: 'Wrong', errors: { phone_no: 'Bad' } }, 'Wrong', { phone_no: ['Bad'] }],
])('SHL-044 a failure with %s yields its message and errors', async (_, body, message, errors) => {
  fetched.mockResolvedValue(answer(422, body));
  expect(await failureOf(callPublic('GET /api/city/select'))).toMatchObject({ message, errors, status: 422 });
});

it('SHL-045 a failure without message and errors names the status', async () => {
  fetched.mockResolvedValue(new Response('', { status: 500 }));
  expect((await failureOf(callPublic('GET /api/city/select'))).message).toBe(
    'API request failed with status 500',
  );
});

it('SHL-046 no answer is a network error with its code', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await failureOf(callPublic('GET /api/city/select'));
  expect(error).toMatchObject({
    message: 'Network error or no response from server!',
    code: 'ERR_NO_RESPONSE',
  });
  expect(error.isNetwork).toBe(true);
});

it('SHL-047 anything else names the operation and what it said', async () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const input = { body: circular } as { body: { page: number } };
  const error = await failureOf(callPublic('POST /api/job-board', input));
  expect(error.message).toMatch(/^Unexpected error in POST \/api\/job-board: .*circular/);
});

it('a 200 of type error is a failure all the same', async () => {
  own = 'Account 7';
  fetched.mockResolvedValue(
    answer(200, { type: 'error', message: 'Closed', errors: {}, status: 409, code: 'JOB_CLOSED' }),
  );
  const error = await failureOf(call('POST /api/apply/:jobId', { params: { jobId: 1 } }));
  expect(error).toMatchObject({ message: 'Closed', code: 'JOB_CLOSED' });
});

it('a 401 notifies the shell', async () => {
  own = 'old';
  fetched.mockResolvedValue(answer(401, { message: 'Sign in' }));
  await failureOf(call('GET /api/v1/user'));
  expect(unauthorized).toHaveBeenCalledOnce();
});

it('SHL-037 a late 401 to who was signed in before is not of who signed in meanwhile', async () => {
  own = 'Account 7';
  fetched.mockResolvedValue(answer(401, { message: 'Sign in' }));
  const before = callPublic('GET /api/city/select');
  own = 'Account 8';
  expect((await failureOf(before)).status).toBe(401);
  expect(unauthorized).not.toHaveBeenCalled();
});

it('an abort is not dressed up as a failure of the network', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(async () => {
    controller.abort();
    throw controller.signal.reason;
  });
  const { signal } = controller;
  await expect(publicQuery('GET /api/city/select').queryFn({ signal })).rejects.toBe(signal.reason);
});
