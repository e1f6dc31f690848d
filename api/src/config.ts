import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HandWay, type PayAccount } from '@porao/contracts';
import { type BucketAddress, hasCode } from '@porao/server';
import { z } from 'zod';
import type { BkashAccount, SslcommerzStore } from './kit/pay/index.ts';
import type { Geocoder } from './kit/services.ts';
import { defaultTemplate, type SmsGateway } from './kit/sms/index.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((text) => text === '1' || text === 'true');

const httpUrl = z.url({ protocol: /^https?$/, error: 'An http or https address is needed' });

/** Services that browsers take push messages from. */
const pushServices =
  'fcm.googleapis.com,updates.push.services.mozilla.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';

/** A number of a wallet; Rocket's has one digit more. */
const PayNumber = z.string().regex(/^01[3-9]\d{8,9}$/, 'A mobile number such as 01711000001 is needed');

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Unset: no metrics. 0 takes any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Unset: no tracing. The library reads `OTEL_EXPORTER_OTLP_HEADERS` and the like by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Share of the requests without a trace of their own, such as those that no gateway sent, that get one. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Absent for the embedded database. */
  DATABASE_URL: z.string().optional(),
  JWT_SECRET: z.string().min(32, 'JWT_SECRET needs at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Absent: the outbox in the database for a demo, otherwise no messages are sent. */
  SMS_GATEWAY_URL: httpUrl.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  SMS_GATEWAY_BODY: z.string().includes('{phone}').includes('{text}').default(defaultTemplate),
  /** Sent by the provider with text messages that came in. Absent: none are taken, but for a demo with `local`. */
  SMS_INCOMING_SECRET: z.string().min(16).optional(),
  /** Summed over all processes. */
  SMS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(500),
  /** The site's address, which links in messages begin with. */
  PUBLIC_URL: httpUrl.optional(),
  /** Absent: e-mails are kept in the database. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'An smtp or smtps address is needed' }).optional(),
  /** The site's merchant numbers, to which tutors pay charges by hand, and its account: name, bank, number. */
  PAY_BKASH: PayNumber.optional(),
  PAY_NAGAD: PayNumber.optional(),
  PAY_ROCKET: PayNumber.optional(),
  PAY_BANK: z.string().max(200).optional(),
  /** Sender of e-mails: `Porao <notices@porao.example>`. */
  MAIL_FROM: z.string().includes('@').optional(),
  /** Payment providers. Absent: charges cannot be paid online, but for a demo, which has a stand-in for both. */
  SSLCOMMERZ_URL: httpUrl.default('https://securepay.sslcommerz.com'),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  BKASH_URL: httpUrl.default('https://tokenized.pay.bka.sh/v1.2.0-beta'),
  BKASH_USERNAME: z.string().optional(),
  BKASH_PASSWORD: z.string().optional(),
  BKASH_APP_KEY: z.string().optional(),
  BKASH_APP_SECRET: z.string().optional(),
  /** Hosts that push messages are sent to; one that begins with a dot means all below it. */
  PUSH_HOSTS: z.string().default(pushServices),
  /** 0: another process works the queues (api/src/worker.ts). */
  WORKER: z.enum(['0', '1']).default('1'),
  GEOCODER_URL: httpUrl.optional(),
  GEOCODER_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(1),
  GEOCODER_USER_AGENT: z.string().default('porao'),
  /** Absent: a folder of DATA_DIR. */
  S3_BUCKET_URL: httpUrl.optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** For trials: demo data, messages stored in the database, and codes in responses. */
  PORAO_DEMO: flag,
  PORAO_ALLOW_EMBEDDED_DATABASE: flag,
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

function bucketOf(env: z.output<typeof Environment>): BucketAddress | undefined {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!url) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return { url, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof Environment>) {
  if (!url) return undefined;
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM, the address that e-mails come from.');
  return { url, from };
}

const demoAccounts = {
  PAY_BKASH: '01711000001',
  PAY_NAGAD: '01811000001',
  PAY_ROCKET: '017110000012',
  PAY_BANK: 'Porao Ltd., Demo Bank, Dhanmondi, 1501 2034 5678 9001',
};

/** In the order in which they are offered. */
function payAccountsOf(env: z.output<typeof Environment>): PayAccount[] {
  const {
    PAY_BKASH: bkash,
    PAY_NAGAD: nagad,
    PAY_ROCKET: rocket,
    PAY_BANK: bank,
  } = {
    ...(env.PORAO_DEMO && demoAccounts),
    ...env,
  };
  const accounts = { bkash, nagad, rocket, bank };
  return HandWay.options.flatMap((way) => {
    const account = accounts[way];
    return account ? [{ way, account }] : [];
  });
}

function storeOf(env: z.output<typeof Environment>): SslcommerzStore | undefined {
  const { SSLCOMMERZ_URL: url, SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: password } = env;
  if (!storeId && !password) return undefined;
  if (!storeId || !password)
    throw new Error('SSLCommerz needs SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD.');
  return { url: url.replace(/\/$/, ''), storeId, password };
}

function bkashOf(env: z.output<typeof Environment>): BkashAccount | undefined {
  const { BKASH_USERNAME: username, BKASH_PASSWORD: password } = env;
  const { BKASH_URL: url, BKASH_APP_KEY: appKey, BKASH_APP_SECRET: appSecret } = env;
  if (!username && !password && !appKey && !appSecret) return undefined;
  if (!username || !password || !appKey || !appSecret)
    throw new Error('bKash needs BKASH_USERNAME, BKASH_PASSWORD, BKASH_APP_KEY and BKASH_APP_SECRET.');
  return { url: url.replace(/\/$/, ''), username, password, appKey, appSecret };
}

/** Their answers say what was paid, and each call tells them a password. */
function refuseOpenProviders(...providers: readonly ({ readonly url: string } | undefined)[]): void {
  for (const provider of providers) {
    if (provider && !provider.url.startsWith('https:'))
      throw new Error('Production calls payment providers by https: set SSLCOMMERZ_URL and BKASH_URL.');
  }
}

/** Reads and checks the environment; throws with the remedy. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new Error(`Wrong environment. ${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const demo = env.PORAO_DEMO;
  if (production && demo) {
    throw new Error('A demo has known passwords and shows its codes: unset PORAO_DEMO in production.');
  }
  if (production && !env.JWT_SECRET) {
    throw new Error('Production needs JWT_SECRET, for example from: openssl rand -base64 48');
  }
  if (production && !env.PUBLIC_URL) {
    throw new Error('Production needs PUBLIC_URL, the address of the site: messages to people link to it.');
  }
  if (production && !env.DATABASE_URL && !env.PORAO_ALLOW_EMBEDDED_DATABASE) {
    throw new Error(
      'Production needs DATABASE_URL. The embedded database does not survive a power loss; ' +
        'PORAO_ALLOW_EMBEDDED_DATABASE=1 accepts that.',
    );
  }
  const [sslcommerz, bkash] = [storeOf(env), bkashOf(env)];
  if (production) refuseOpenProviders(sslcommerz, bkash);
  const smsGateway: SmsGateway | undefined = env.SMS_GATEWAY_URL
    ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN, template: env.SMS_GATEWAY_BODY }
    : undefined;
  const geocoder: Geocoder | undefined = env.GEOCODER_URL
    ? { url: env.GEOCODER_URL, perSecond: env.GEOCODER_PER_SECOND, userAgent: env.GEOCODER_USER_AGENT }
    : undefined;
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET ?? storedSecret(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    demo,
    smsGateway,
    smsSecret: env.SMS_INCOMING_SECRET ?? (demo ? 'local' : undefined),
    smsPerHour: env.SMS_PER_HOUR,
    siteUrl: (env.PUBLIC_URL ?? 'http://127.0.0.1:8080').replace(/\/$/, ''),
    mail: mailOf(env),
    sslcommerz,
    bkash,
    pushHosts: env.PUSH_HOSTS.split(','),
    worker: env.WORKER === '1',
    geocoder,
    payAccounts: payAccountsOf(env),
    bucket: bucketOf(env),
  };
}
