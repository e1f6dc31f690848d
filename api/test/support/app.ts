import type { Failure } from '@porao/contracts';
import { afterAll, expect } from 'vitest';
import type { z } from 'zod';
import { type AppOptions, createApp } from '../../src/app.ts';
import type { Db } from '../../src/kit/database/open.ts';
import { createLog } from '../../src/kit/log.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { testSecret } from './people.repository.ts';
import { testServices } from './services.ts';

interface Sent<T> {
  readonly token?: string | undefined;
  /** An object goes as JSON, text as it is. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Is the shape that the answer must have, whatever its status. */
  readonly expects?: z.ZodType<T>;
}

export interface TestApp extends FreshDatabase {
  readonly app: ReturnType<typeof createApp>;
  /** `send('POST /api/apply/1', {token})`: the answer's status, headers and parsed body. */
  readonly send: <T = Failure>(call: string, sent?: Sent<T>) => Promise<Answer<T>>;
  /** Calls by GET, and returns the body of the answer. */
  readonly read: <T>(path: string, token?: string) => Promise<T>;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The answer of a call that saves a row, or its failure. */
export interface Saved<T> extends Pick<Failure, 'message' | 'errors'> {
  status: string;
  data: T;
}

/** An app of these services, as `createTestApp` has one; several act as several processes. */
export function appOver(services: Omit<AppOptions, 'log' | 'jwtSecret'>): ReturnType<typeof createApp> {
  const log = createLog(process.env.LOG_LEVEL ?? 'silent');
  return createApp({ ...services, log, jwtSecret: testSecret, validateResponses: true });
}

/** Calls this app without a socket. */
export function senderOf(app: ReturnType<typeof createApp>): TestApp['send'] {
  return async <T = Failure>(call: string, { token, body, headers, expects }: Sent<T> = {}) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await app.request(path, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = (await (isJson ? response.json() : response.text())) as T;
    return { status: response.status, headers: response.headers, body: expects?.parse(answer) ?? answer };
  };
}

/** Calls as one browser makes them: it keeps cookies. */
export function browserOf(send: TestApp['send']): TestApp['send'] {
  const jar = new Map<string, string>();
  return async (call, sent = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(call, { ...sent, headers: { ...sent.headers, cookie } });
    for (const given of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = given.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return answer;
  };
}

/** The whole API over a fresh database; every response is checked against its contract. `over` can replace the
 * database; `otherwise` overrides services, which are those of development. */
export async function createTestApp(
  over: (database: FreshDatabase) => Promise<Db> = async ({ db }) => db,
  otherwise: Partial<AppOptions> = {},
): Promise<TestApp> {
  const database = await freshDatabase();
  const app = appOver({ ...testServices(await over(database)), ...otherwise });
  const send = senderOf(app);
  const read = async <T>(path: string, token?: string) => (await send<T>(`GET ${path}`, { token })).body;
  return { ...database, app, send, read };
}

/** The same for the tests of a file, after which it is closed. */
export async function openTestApp(...options: Parameters<typeof createTestApp>): Promise<TestApp> {
  const test = await createTestApp(...options);
  afterAll(test.close);
  return test;
}

/** The standard failure object (API-141), with this status and code. */
export function expectFailure(answer: { status: number; body: unknown }, status: number, code: string): void {
  expect(answer.body).toMatchObject({ type: 'error', status, code });
  expect(answer.status).toBe(status);
  const { message, errors } = answer.body as Failure;
  expect(message).not.toBe('');
  expect(errors).toBeTypeOf('object');
}

/** The failure of a body for these fields and no others; returns the texts of each. */
export function expectErrors(answer: { status: number; body: unknown }, fields: readonly string[]) {
  expectFailure(answer, 422, 'VALIDATION');
  const { errors } = answer.body as Failure;
  expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted());
  return errors;
}
