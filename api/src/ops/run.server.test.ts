import { rm } from 'node:fs/promises';
import type { AuditEntry, CurrentUser } from '@porao/contracts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { appOver, senderOf } from '../../test/support/app.ts';
import { freshDatabase, freshDataDir } from '../../test/support/database.ts';
import { createUser, testSecret } from '../../test/support/people.repository.ts';
import { rows } from '../../test/support/rows.repository.ts';
import { testServices } from '../../test/support/services.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../kit/database/open.ts';
import { createLog } from '../kit/log.ts';
import { openDatabase } from '../server.ts';
import { run } from './run.ts';

const log = createLog('silent');
const DATA_DIR = await freshDataDir();
const fresh = inject('database').kind === 'postgres' ? await freshDatabase() : undefined;
const onServer = fresh?.url && { DATABASE_URL: fresh.url };
const config = readConfig({ DATA_DIR, JWT_SECRET: testSecret, ...onServer });
afterAll(async () => {
  await fresh?.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

/** The command line opens the database itself: nothing else may hold the embedded one meanwhile. */
async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { database } = await openDatabase(config, log);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function ops(...argv: string[]) {
  const printed: string[] = [];
  const code = await run(argv, { config, env: {}, log, print: (text) => printed.push(text) });
  return { code, text: printed.join('\n') };
}

describe('pnpm ops on the database itself', () => {
  it('RUL-005 RUL-013 gives the role, acts in the name of that operator, and takes it back', async () => {
    const [operator, guardian, successor] = await onDatabase(async (db) => [
      await createUser(db, 'tutor'),
      await createUser(db, 'parent'),
      await createUser(db, 'parent'),
    ]);
    await expect(ops('audit', '--as', operator.phone)).rejects.toThrow('is not an operator');
    const why = ['--reason', 'New colleague'];
    expect((await ops('grant-operator', operator.phone, ...why)).code).toBe(0);
    const banned = await ops('ban', String(guardian.userId), '--reason', 'Fraud', '--as', operator.phone);
    expect(banned).toMatchObject({ code: 0 });
    const again = await ops('ban', String(guardian.userId), '--reason', 'Fraud', '--as', operator.phone);
    expect(again.code).toBe(1);
    expect(JSON.parse(again.text)).toMatchObject({ type: 'error', code: 'CONFLICT' });

    const listed = await ops('audit', '--as', `+88${operator.phone}`);
    const { data } = JSON.parse(listed.text) as { data: AuditEntry[] };
    expect(data).toMatchObject([
      { action: 'ban', actor_user_id: operator.userId, subject_id: guardian.userId, reason: 'Fraud' },
      { action: 'grant-role', actor_user_id: null, subject_id: operator.userId },
    ]);
    await expect(ops('revoke-operator', operator.phone, ...why)).rejects.toThrow(/last lead/);
    // A lead who is banned is none.
    expect((await ops('grant-role', guardian.phone, 'lead', ...why)).code).toBe(0);
    await expect(ops('revoke-operator', operator.phone, ...why)).rejects.toThrow(/last lead/);
    expect((await ops('grant-role', successor.phone, 'lead', ...why)).code).toBe(0);
    expect((await ops('revoke-operator', operator.phone, ...why)).code).toBe(0);
    await expect(ops('audit', '--as', operator.phone)).rejects.toThrow('is not an operator');
    await onDatabase(async (db) => {
      const own = { user_id: operator.userId, role: 'operator' };
      const sessions = await rows(db, 'sessions', ['revoked_at'], own);
      expect(sessions.length).toBeGreaterThan(0);
      for (const session of sessions) expect(session.revoked_at).not.toBeNull();
    });
  });

  it('OPS-063 makes the first operator without SMS: a verified account whose owner chooses the password', async () => {
    const why = ['--reason', 'First operator'];
    const phone = '01799999999';
    const made = await ops('grant-operator', `+88 ${phone}`, ...why, '--create', '--name', 'Rina Akter');
    expect(made.code).toBe(0);
    const [path = ''] = made.text.split('\n').slice(-1);
    expect(path).toMatch(/^\/auth\/reset-password#/);
    const secret = Object.fromEntries(new URLSearchParams(path.split('#')[1]));
    expect(secret).toMatchObject({ phone });
    const password = 'three quiet mangoes';
    await onDatabase(async (db) => {
      const send = senderOf(appOver(testServices(db)));
      const chosen = { phone_no: phone, token: secret['token'], password, password_confirmation: password };
      const reset = () => send('POST /api/v1/forgot-password/reset', { body: chosen });
      expect([(await reset()).status, (await reset()).status]).toEqual([200, 422]);
      const account = { body: { phone_no: phone, password } };
      const { body } = await send<{ token: string; user: CurrentUser }>('POST /api/v1/login', account);
      expect(body.user).toMatchObject({ name: 'Rina Akter', type: 'operator' });
      expect((await send('GET /api/ops/audit', { token: body.token })).status).toBe(200);
    });
    await expect(ops('grant-operator', phone, ...why)).rejects.toThrow(/already/);
    expect((await ops('grant-operator', phone, ...why, '--create')).text).toContain('/auth/reset-password#');
  });

  it('says how it is used, and who is missing', async () => {
    expect(await ops('nonsense')).toMatchObject({ code: 2 });
    expect((await ops('audit')).text).toContain('--as PHONE');
    expect((await ops('grant-operator', '01700000000')).text).toContain('--reason');
    const unknown = ops('grant-operator', '01700000000', '--reason', 'test');
    await expect(unknown).rejects.toThrow('There is no account');
    for (const role of ['tutor', 'none', 'No Role'])
      expect(await ops('grant-role', '01700000000', role, '--reason', 'test')).toMatchObject({ code: 2 });
    expect((await ops('help')).text).toContain('approve REQUEST --salary');
  });
});
