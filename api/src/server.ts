import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { keepAliveMs } from '@porao/server';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { createTokens } from './kit/auth/tokens.ts';
import type { TraceStatement } from './kit/database/driver-pool.ts';
import { migrateEmbedded, migrateServer } from './kit/database/migrate.ts';
import { onceWritable } from './kit/database/once-writable.ts';
import { type Db, type OpenedDatabase, openEmbedded, openServer } from './kit/database/open.ts';
import { isBehindPooler } from './kit/database/pooler.ts';
import { isReadOnly } from './kit/database/read-only.ts';
import { traceStatement } from './kit/database/trace-statement.ts';
import { every, vacuum } from './kit/database/upkeep.ts';
import type { Logger } from './kit/log.ts';
import { mailOutbox, smtpSender } from './kit/mail/index.ts';
import { bkash, payStandIn, sslcommerz } from './kit/pay/index.ts';
import type { Pay, Services } from './kit/services.ts';
import { budgetedSender, gatewaySender, noSender, outboxSender, type SmsSender } from './kit/sms/index.ts';
import { bucketStore, folderStore } from './kit/storage/index.ts';
import { createViewCounter } from './modules/jobs/index.ts';
import { noticeFeed } from './modules/notices/index.ts';
import { createLookupCache, loadReferenceData } from './reference/index.ts';
import { loadDemoData, refuseDemoAccounts } from './seed/index.ts';

/** Within 5 s a change by another process is known, and views are in the database. */
const exchangeMinutes = 3 / 60;

interface DatabaseUse {
  /** Keeps every query on a server below 3 s. */
  readonly timeLimits?: boolean;
  readonly trace?: TraceStatement | undefined;
  /** Refuses a database with accounts of a demo before it changes anything there. */
  readonly refuseDemo?: boolean;
}

export async function openDatabase(
  { databaseUrl, dataDir, production }: Config,
  log: Logger,
  { timeLimits = true, trace, refuseDemo = production }: DatabaseUse = {},
) {
  const onNewer = (newer: readonly string[]) =>
    log.warn(
      { newer },
      'the database is newer than this release, which does not know these migrations: start the newer release; ' +
        'run this one only while you roll out or back',
    );
  const migrated = async (database: OpenedDatabase, migrate: () => Promise<string[]>) => {
    try {
      if (refuseDemo) await refuseDemoAccounts(database.db);
      return { database, applied: await migrate() };
    } catch (error) {
      await database.close();
      throw error;
    }
  };
  if (databaseUrl) {
    const isPooled = await isBehindPooler(databaseUrl);
    if (isPooled)
      log.warn(
        'DATABASE_URL leads to a pooler, through which no notification of the database is heard: pages ask for ' +
          'notices each minute, queues are looked at every 5 s, and statements are planned each time',
      );
    const database = openServer(databaseUrl, {
      timeLimits,
      isPooled,
      trace,
      onConnectionError: (err) => log.warn({ err }, 'database connection lost'),
    });
    return migrated(database, () => migrateServer(databaseUrl, onNewer));
  }
  const database = await openEmbedded(dataDir, {
    trace,
    onPanic: (err) => {
      log.fatal({ err }, 'the embedded database cannot go on; the API ends, to be started again');
      process.exit(1);
    },
  });
  return migrated(database, () => migrateEmbedded(database.pool, onNewer));
}

function smsOf({ smsGateway, demo }: Config, db: Db, log: Logger): SmsSender {
  if (smsGateway) return gatewaySender(smsGateway);
  if (demo) return outboxSender(db);
  log.error('no SMS gateway: nobody can register or reset a password until SMS_GATEWAY_URL is set');
  return noSender;
}

/** The providers' own trial addresses, where no money moves, are shown as such to whoever pays. */
const isSandbox = ({ url }: { readonly url: string }) => new URL(url).hostname.includes('sandbox');

function payOf({ sslcommerz: store, bkash: account, demo, siteUrl }: Config, db: Db, log: Logger): Pay {
  if (demo && !store && !account) {
    const { app, providers } = payStandIn(db, siteUrl);
    return { providers, standIn: app };
  }
  const providers = [
    ...(account ? [bkash(account, isSandbox(account))] : []),
    ...(store ? [sslcommerz(store, isSandbox(store))] : []),
  ];
  for (const { way, test } of providers) {
    if (test) log.warn({ way }, 'a sandbox takes payments: charges are settled, and no money moves');
  }
  return { providers };
}

/** Makes the services that the modules are built from, as the configuration wants them. */
export function servicesOf(config: Config, db: Db, log: Logger): Omit<Services, 'tokens'> {
  const { bucket, dataDir, demo, geocoder, mail, siteUrl, pushHosts, smsSecret, payAccounts } = config;
  return {
    db,
    lookups: createLookupCache(db),
    views: createViewCounter(db),
    files: bucket ? bucketStore(bucket) : folderStore(join(dataDir, 'storage')),
    sms: budgetedSender(smsOf(config, db, log), { db, perHour: config.smsPerHour, log }),
    smsSecret,
    pay: payOf(config, db, log),
    mail: mail ? smtpSender(mail.url, mail.from) : mailOutbox(db),
    siteUrl,
    pushHosts,
    exposeOtp: demo,
    geocoder,
    payAccounts,
  };
}

export async function startServer(config: Config, log: Logger) {
  const tracing =
    config.tracing &&
    (await import('@porao/server/tracing')).createTracing({ ...config.tracing, service: 'porao-api', log });
  const trace = tracing && traceStatement(tracing);
  const { database, applied } = await openDatabase(config, log, { trace, refuseDemo: !config.demo });
  if (database.kind === 'embedded') {
    log.info(
      'embedded database: it survives a killed process, but not a power loss; DATABASE_URL takes a server',
    );
  }
  try {
    const { db, pool } = database;
    if (applied.length > 0) log.info({ applied }, 'migrations applied');
    const load = async () => {
      if (await loadReferenceData(db)) log.info('reference data loaded');
      if (config.demo && (await loadDemoData(db))) {
        await vacuum(pool);
        log.info('demo data loaded');
      }
    };
    const isLoaded = await load().then(
      () => true,
      (error: unknown) => {
        if (isReadOnly(error)) return false;
        throw error;
      },
    );
    const services = servicesOf(config, db, log);
    await services.lookups.current();
    const metrics =
      config.metrics && (await import('./kit/metrics.ts')).apiMetrics(config.dataDir, database, log);
    const measured = { observe: metrics?.observe, tracing };
    const { listen } = database;
    const feed = listen && noticeFeed({ database: { db, listen }, log });
    const app = createApp({ ...services, log, jwtSecret: config.jwtSecret, noticeFeed: feed, ...measured });
    const listening = config.metrics && (await metrics?.listen(config.metrics));
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: { keepAliveTimeout: keepAliveMs },
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.port, config.host, resolve);
    });
    const working = await onceWritable({
      db,
      log,
      begin: async () => {
        if (!isLoaded) await load();
        if (!config.worker) return undefined;
        const tokens = createTokens(config.jwtSecret);
        return startBackground({ config, database, services: { ...services, tokens }, log });
      },
    });
    const { lookups, views } = services;
    const exchange = every(exchangeMinutes, log, { lookups: lookups.refresh, views: views.save });
    return {
      port: (server.address() as AddressInfo).port,
      stop: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        const feedStopped = feed?.stop();
        listening?.close();
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        const deadline = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          3000,
        );
        await closed;
        clearTimeout(deadline);
        await Promise.all([working.stop(), exchange.stop(), feedStopped]);
        await views.save().catch((err: unknown) => log.warn({ err }, 'views not saved'));
        await database.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
