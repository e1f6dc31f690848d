import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { idempotencyHeader } from '@porao/contracts';
import { afterAll } from 'vitest';
import type { Db } from '../../src/kit/database/open.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { differences, readRows, readTables, snapshot, type Table } from '../support/catalog.repository.ts';
import { createJob } from '../support/jobs.repository.ts';
import { createUser, openSession } from '../support/people.repository.ts';
import { addressOf, type EndpointCall, type Input, type Naming, type Tokens } from './calls.ts';
import { chooseLookups, type Fixtures, insertFixtures } from './fixtures.repository.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

/** An owner and a stranger with rows in every table, an operator, and calls that are rolled back. */
export interface Harness {
  readonly naming: Naming;
  readonly owner: Fixtures;
  readonly stranger: Fixtures;
  readonly ownerTokens: Tokens;
  readonly strangerTokens: Tokens;
  /** Belongs to a lead, who may do whatever an operator may. */
  readonly operatorToken: string;
  readonly plainOperatorToken: string;
  readonly sandbox: Sandbox;
  /** `POST /api/payments/notice/:reference`: each that the API answers, also those of no contract. */
  readonly routes: readonly string[];
  /** Calls, reports the changes, and rolls them back. */
  readonly call: (call: EndpointCall, input: Input, token?: string) => Promise<Outcome>;
  /** The same with any address and body. */
  readonly send: (
    method: string,
    address: string,
    body: string | undefined,
    token?: string,
  ) => Promise<Outcome>;
  /** Calls twice with one Idempotency-Key, reports both and what the second changed, and rolls all back. */
  readonly repeat: (call: EndpointCall, input: Input, token: string | undefined) => Promise<Repeated>;
}

export interface Repeated {
  readonly first: { readonly status: number; readonly body: unknown };
  readonly second: { readonly status: number; readonly body: unknown };
  /** By the first; by the second. */
  readonly changed: readonly string[];
  readonly changedAgain: readonly string[];
}

export interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  /** After a refusal: tables whose rows are not what they were, but for those that count attempts. */
  readonly changed: readonly string[];
  /** After a success: the owner's rows are what they were. */
  readonly ownerUnchanged: boolean;
}

/** Refused calls count there too. */
const attempts = new Set(['rate_limits', 'security_events', 'sign_in_failures', 'schema_migrations']);
/** Milliseconds after which a call hangs. */
export const callLimit = 5000;

interface Opening {
  readonly db: Db;
  readonly owner: Fixtures;
  readonly addFixtures: (id: number) => Promise<Fixtures>;
}

/** `prepare` adds what a test needs besides. */
export async function createHarness(prepare?: (opening: Opening) => Promise<void>): Promise<Harness> {
  let made: Made | undefined;
  let sandbox: Sandbox | undefined;
  let tables: readonly Table[] = [];
  const test = await openTestApp(
    async ({ db, pool }) => {
      // A client that the pool ends after an error would leave the embedded database in a wrong state.
      const client = await pool.connect();
      tables = await readTables(client);
      const lookups = await chooseLookups(client, tables);
      const owner = await insertFixtures(client, tables, lookups, 71_301);
      const stranger = await insertFixtures(client, tables, lookups, 84_701);
      client.release();
      const tokensOf = async ({ tutorUserId, parentUserId }: Fixtures) => ({
        tutor: await openSession(db, tutorUserId, 'tutor'),
        parent: await openSession(db, parentUserId, 'parent'),
      });
      made = {
        naming: { tables, lookups, freeJob: await createJob(db) },
        owner,
        stranger,
        ownerTokens: await tokensOf(owner),
        strangerTokens: await tokensOf(stranger),
        operatorToken: (await createUser(db, 'lead')).token,
        plainOperatorToken: (await createUser(db, 'operator')).token,
      };
      const addFixtures = async (id: number) => {
        const client = await pool.connect();
        const added = await insertFixtures(client, tables, lookups, id);
        client.release();
        return added;
      };
      await prepare?.({ db, owner, addFixtures });
      sandbox = await openSandbox(pool);
      return sandbox.db;
    },
    { exposeOtp: false },
  );
  if (!made || !sandbox) throw new Error('The harness was not created.');
  return assemble(made, sandbox, test, tables);
}

type Made = Omit<Harness, 'call' | 'send' | 'repeat' | 'sandbox' | 'routes'>;

async function assemble(
  made: Made,
  sandbox: Sandbox,
  test: TestApp,
  tables: readonly Table[],
): Promise<Harness> {
  afterAll(sandbox.close);
  const watched = tables.map(({ name }) => name).filter((name) => !attempts.has(name));
  const before = await snapshot(sandbox.query, watched);
  const owned = () => ownedRows(sandbox, made.owner);
  const ownedBefore = await owned();

  const send: Harness['send'] = (method, address, body, token) =>
    sandbox.undone(async () => {
      const started = performance.now();
      const controller = new AbortController();
      const response = await Promise.race([
        test.app.request(address, {
          method,
          headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
          ...(body !== undefined && method !== 'GET' && { body }),
        }),
        delay(callLimit, null, { signal: controller.signal }).catch(() => null),
      ]);
      controller.abort();
      const ms = performance.now() - started;
      if (!response) throw new Error(`${method} ${address} hangs: no answer within ${callLimit} ms`);
      const text = await response.text();
      const wrote = await sandbox.wrote();
      return {
        status: response.status,
        text,
        ms,
        changed:
          wrote && response.status >= 400 ? differences(before, await snapshot(sandbox.query, watched)) : [],
        ownerUnchanged: !wrote || response.status >= 400 || (await owned()) === ownedBefore,
      };
    });

  return {
    ...made,
    sandbox,
    routes: [...new Set(test.app.routes.map(({ method, path }) => `${method} ${path}`))],
    send,
    call: ({ method, path }, input, token) =>
      send(
        method,
        addressOf(path, input),
        input.body === undefined ? undefined : JSON.stringify(input.body),
        token,
      ),
    repeat: ({ method, path }, input, token) =>
      sandbox.undone(async () => {
        const key = randomUUID();
        const once = async () => {
          const response = await test.app.request(addressOf(path, input), {
            method,
            headers: { ...(token && { authorization: `Bearer ${token}` }), [idempotencyHeader]: key },
            ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
          });
          return { status: response.status, body: await response.json() };
        };
        const first = await once();
        const between = await snapshot(sandbox.query, watched);
        const second = await once();
        const after = await snapshot(sandbox.query, watched);
        const changed = differences(before, between);
        return { first, second, changed, changedAgain: differences(between, after) };
      }),
  };
}

/** Public counters change by reading. */
const publicCounters = new Set(['job_views', 'job_view_marks', ...attempts]);

function ownedRows(sandbox: Sandbox, { rows }: Fixtures): Promise<string> {
  return readRows(
    sandbox.query,
    rows.filter(({ table }) => !publicCounters.has(table.name)),
  );
}
