import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { countUsers, type Registered, signUp } from '../test/support/accounts.repository.ts';
import { appOver, expectFailure, openTestApp, senderOf } from '../test/support/app.ts';
import { freshDatabase } from '../test/support/database.ts';
import { bodyOf, startHttp } from '../test/support/http-server.ts';
import { change } from '../test/support/rows.repository.ts';
import { readConfig } from './config.ts';
import { hashPassword } from './kit/auth/passwords.ts';
import { createLog } from './kit/log.ts';
import { listOutbox } from './kit/sms/index.ts';
import { loadDemoData, refuseDemoAccounts } from './seed/index.ts';
import { servicesOf, startServer } from './server.ts';

const test = await openTestApp();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'porao-services-'));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(40),
  DATABASE_URL: 'postgres://127.0.0.1/porao',
  PUBLIC_URL: 'https://porao.example',
};

/** The services as start-up makes them, and what it logs. */
function open(environment: Record<string, string>) {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const services = servicesOf(readConfig({ DATA_DIR, ...environment }), test.db, createLog('info', stream));
  return { services, lines, send: senderOf(appOver(services)) };
}

describe('production', () => {
  it('API-002 without a gateway logs it at the start, and refuses registrations', async () => {
    const { services, lines, send } = open(production);
    expect(services.exposeOtp).toBe(false);
    expect(lines.join('')).toContain('SMS_GATEWAY_URL');
    const before = await countUsers(test.db);
    expectFailure(await send('POST /api/tutor-registration', { body: signUp() }), 503, 'UNAVAILABLE');
    expect(await countUsers(test.db)).toBe(before);
  });

  it('API-002 with a gateway sends the code there, and keeps and shows it nowhere', async () => {
    const messages: { to: string; message: string }[] = [];
    const gateway = await startHttp(async (request, response) => {
      messages.push(JSON.parse(String(await bodyOf(request))) as { to: string; message: string });
      response.end();
    });
    const { send, lines } = open({ ...production, SMS_GATEWAY_URL: gateway.url });
    const body = signUp();
    const registered = await send<Registered>('POST /api/parent-registration', { body });
    expect(registered.status).toBe(200);
    expect(messages.map(({ to }) => to)).toEqual([body.phone_no]);
    const code = /\d{6}/.exec(messages[0]?.message ?? '')?.[0] ?? 'none';
    expect(JSON.stringify([registered.body, lines])).not.toContain(code);
    expect(await listOutbox(test.db, { phone: body.phone_no })).toEqual([]);
    const proof = { body: { otp: code }, token: registered.body.token };
    expect((await send('POST /api/v1/verify-otp', proof)).status).toBe(200);
    await gateway.close();
  });
});

describe('without NODE_ENV', () => {
  it('shows no code and sends none unless it is a demo', async () => {
    const { services, lines, send } = open({});
    expect(services.exposeOtp).toBe(false);
    expect(lines.join('')).toContain('SMS_GATEWAY_URL');
    expectFailure(await send('POST /api/tutor-registration', { body: signUp() }), 503, 'UNAVAILABLE');
  });

  it.runIf(inject('database').kind === 'postgres')(
    'API-396 refuses demo accounts before it migrates',
    async () => {
      const fresh = await freshDatabase();
      await loadDemoData(fresh.db);
      // Whatever is applied once more fails.
      await fresh.pool.query('delete from schema_migrations');
      const start = (environment: Record<string, string>) =>
        startServer(readConfig({ ...environment, DATA_DIR, DATABASE_URL: fresh.url }), createLog('silent'));
      await expect(start(production)).rejects.toThrow('01700000001 (Tanvir Ahmed)');
      await expect(start({ PORAO_DEMO: '1' })).rejects.toThrow(/^Migration 0001\S* failed/);
      await fresh.close();
    },
  );

  it('refuses to start over demo accounts, naming them; one with another password is none', async () => {
    const fresh = await freshDatabase();
    await loadDemoData(fresh.db);
    await expect(refuseDemoAccounts(fresh.db)).rejects.toThrow(
      /01700000001 \(Tanvir Ahmed\), .*01700000009 \(Kamrul Hasan\).* and \d+ more/,
    );
    await change(fresh.db, 'users', { password_hash: await hashPassword('mine alone') });
    await refuseDemoAccounts(fresh.db);
    await fresh.close();
  });
});

describe('a demo', () => {
  it('keeps messages in the outbox and pictures in a folder of DATA_DIR', async () => {
    const { services } = open({ PORAO_DEMO: '1' });
    await services.sms.send('01711111111', 'Hello');
    expect((await listOutbox(test.db, { phone: '01711111111' })).map(({ body }) => body)).toEqual(['Hello']);
    await services.files.put('profile/a.webp', Uint8Array.from([1]), 'image/webp');
    expect((await services.files.get('profile/a.webp'))?.type).toBe('image/webp');
    expect(services.exposeOtp).toBe(true);
  });
});

describe('the address', () => {
  it('API-033 is the HOST and PORT of the configuration', async () => {
    const free = await startHttp(() => {});
    const { port } = new URL(free.url);
    await free.close();
    const config = readConfig({ DATA_DIR, HOST: '127.0.0.2', PORT: port, DATABASE_URL: test.url });
    const server = await startServer(config, createLog('silent'));
    expect(server.port).toBe(Number(port));
    expect((await fetch(`http://127.0.0.2:${port}/api/city/select`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/api/city/select`)).rejects.toThrow('fetch failed');
    await server.stop();
  });
});
