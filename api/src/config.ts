import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((text) => text === '1' || text === 'true');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().optional(),
  JWT_SECRET: z.string().min(32, 'JWT_SECRET needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  PORAO_DEMO: flag,
  PORAO_ALLOW_EMBEDDED_DATABASE: flag,
});

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Absent for the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly jwtSecret: string;
  readonly logLevel: string;
  readonly demo: boolean;
}

function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Reads and checks the environment; throws with the remedy. */
export function readConfig(environment: NodeJS.ProcessEnv, argv: readonly string[] = []): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Error(`Wrong environment. ${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const demo = env.PORAO_DEMO || argv.includes('--demo');
  if (production && demo) throw new Error('Demo data has known passwords: unset PORAO_DEMO in production.');
  if (production && !env.JWT_SECRET) {
    throw new Error('Production needs JWT_SECRET, for example from: openssl rand -base64 48');
  }
  if (production && !env.DATABASE_URL && !env.PORAO_ALLOW_EMBEDDED_DATABASE) {
    throw new Error(
      'Production needs DATABASE_URL. The embedded database does not survive a power loss; ' +
        'PORAO_ALLOW_EMBEDDED_DATABASE=1 accepts that.',
    );
  }
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET ?? storedSecret(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    demo,
  };
}
