import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createTokens } from '../kit/auth/tokens.ts';
import type { Logger } from '../kit/log.ts';
import { userByPhone } from '../modules/ops-people/index.ts';
import { demoLeadPhone, demoPassword } from '../seed/index.ts';
import { openDatabase, servicesOf } from '../server.ts';
import type { OpsCall } from './calls.ts';
import { closeOperatorSession, openOperatorSession } from './session.repository.ts';

export interface Surroundings {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
  readonly print: (text: string) => void;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The API, as an operator: over HTTP of a running server, or over the database in this process. */
export interface Connection {
  readonly send: (call: OpsCall) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

const sender =
  (request: Fetch, token: string) =>
  async ({ method, path, body }: OpsCall) => {
    const response = await request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

const RunFile = z.object({ pid: z.int(), apiUrl: z.url() });

/** Address of the running site's API; undefined when none uses this folder. */
export function runningApi(dataDir: string): string | undefined {
  try {
    const { pid, apiUrl } = RunFile.parse(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')));
    process.kill(pid, 0);
    return apiUrl;
  } catch {
    return undefined;
  }
}

/** The database that is there: a command makes none. */
export async function openExisting(config: Config, log: Logger) {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new Error(
      `There is no database in ${resolve(dataDir)}. Name the DATA_DIR of the site, or its DATABASE_URL; a new ` +
        'site makes its database when it starts.',
    );
  return openDatabase(config, log);
}

const SignedIn = z.object({ token: z.string() });
const Refused = z.object({ message: z.string() });

/** Signs in as any client does, and out at the end; without a name as the lead that every trial site has. */
export async function overHttp(apiUrl: string, env: NodeJS.ProcessEnv): Promise<Connection> {
  const { OPS_PHONE, OPS_PASSWORD } = env;
  const needed = new Error(
    `A server runs at ${apiUrl}. Give the operator's OPS_PHONE and OPS_PASSWORD to go through it, or stop it first.`,
  );
  const isNamed = Boolean(OPS_PHONE || OPS_PASSWORD);
  if (isNamed && !(OPS_PHONE && OPS_PASSWORD)) throw needed;
  const [phone_no, password] = isNamed ? [OPS_PHONE, OPS_PASSWORD] : [demoLeadPhone, demoPassword];
  const request: Fetch = (path, init) => fetch(new URL(path, apiUrl), init);
  const signedIn = await sender(
    request,
    'none',
  )({
    method: 'POST',
    path: '/api/v1/login',
    body: { phone_no, password },
  });
  const session = SignedIn.safeParse(signedIn.body);
  if (!session.success && !isNamed) throw needed;
  if (!session.success) throw new Error(Refused.safeParse(signedIn.body).data?.message ?? 'Sign-in failed.');
  const send = sender(request, session.data.token);
  return { send, close: async () => void (await send({ method: 'POST', path: '/api/v1/logout' })) };
}

/** A session of this operator for one command; access to the database authorizes it. */
export async function overDatabase(config: Config, log: Logger, phone: string): Promise<Connection> {
  const { database } = await openExisting(config, log);
  const { db } = database;
  try {
    const userId = await userByPhone(db, phone);
    const session = userId === undefined ? undefined : await openOperatorSession(db, userId);
    if (userId === undefined || !session) {
      throw new Error(
        `${phone} is not an operator. Make it one: pnpm ops grant-operator ${phone} --reason TEXT`,
      );
    }
    const token = await createTokens(config.jwtSecret).issue(
      session.id,
      userId,
      'operator',
      session.expiresAt,
    );
    const app = createApp({ ...servicesOf(config, db, log), log, jwtSecret: config.jwtSecret });
    return {
      send: sender((path, init) => app.request(path, init), token),
      close: async () => {
        await closeOperatorSession(db, session.id);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
