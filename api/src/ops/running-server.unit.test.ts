import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '@porao/server';
import { afterAll, expect, it } from 'vitest';
import { freshDataDir } from '../../test/support/database.ts';
import { createTutor, createUser, testSecret } from '../../test/support/people.repository.ts';
import { killAll, plainEnvironment, start } from '../../test/support/process.ts';
import { readConfig } from '../config.ts';
import { hashPassword } from '../kit/auth/passwords.ts';
import { openEmbedded } from '../kit/database/open.ts';
import { createLog } from '../kit/log.ts';
import { demoLeadPhone, demoPassword } from '../seed/index.ts';
import { run } from './run.ts';

const password = 'a password of tests';
const execute = promisify(execFile);
const DATA_DIR = await freshDataDir();
const folders = [DATA_DIR];
afterAll(async () => {
  killAll();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The command as a process of its own. */
const program = (argv: string[], env: Record<string, string>) =>
  execute(process.execPath, [join(import.meta.dirname, 'main.ts'), ...argv], {
    env: { ...plainEnvironment, DATA_DIR, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );

/** Runs the same program as the server. */
async function ops(argv: string[], variables: Record<string, string> = {}) {
  const env = { DATA_DIR, ...variables };
  let text = '';
  const print = (line: string) => {
    text += line;
  };
  const code = await run(argv, { config: readConfig(env), env, log: createLog('silent'), print }).catch(
    (error: unknown) => {
      print(messageOf(error));
      return 1;
    },
  );
  return { code, text };
}

/** An operator, a tutor and a guardian, who sign in with the same password. */
async function createPeople() {
  const { db, close } = await openEmbedded(DATA_DIR);
  const password_hash = await hashPassword(password);
  const operator = await createUser(db, 'lead', { name: 'Kamrul Hasan', password_hash });
  const tutor = await createTutor(db, { user: { password_hash } });
  const guardian = await createUser(db, 'parent', { password_hash });
  await close();
  const phones = { operator: operator.phone, tutor: tutor.phone, guardian: guardian.phone };
  return { phones, id: guardian.userId };
}

it('RUL-005 goes through the running server, which alone holds the embedded database', async () => {
  const { phones, id } = await createPeople();
  const server = await start({ DATA_DIR, JWT_SECRET: testSecret });
  const operator = { OPS_PHONE: phones.operator, OPS_PASSWORD: password };
  // Without run.json it tries the database itself, and is told who has it.
  const refused = await program(['audit'], operator);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.text).toContain(`in use by process ${server.child.pid}`);

  const run = { pid: server.child.pid, port: 1, url: server.url, apiUrl: server.url };
  await writeFile(join(DATA_DIR, 'run.json'), JSON.stringify(run));
  const users = await ops(['users', '--q', phones.guardian], operator);
  expect(users.code).toBe(0);
  expect(JSON.parse(users.text)).toMatchObject({ data: [{ id, phone_no: phones.guardian }] });
  expect(await ops(['ban', String(id), '--reason', 'Fraud'], operator)).toMatchObject({ code: 0 });
  const audit = await program(['audit'], operator);
  expect(JSON.parse(audit.text)).toMatchObject({ data: [{ action: 'ban', actor_name: 'Kamrul Hasan' }] });

  expect((await ops(['audit'])).text).toContain('OPS_PASSWORD');
  const wrong = await ops(['audit'], { ...operator, OPS_PASSWORD: 'wrong-password' });
  expect(wrong).toMatchObject({ code: 1 });
  const tutor = await ops(['audit'], { ...operator, OPS_PHONE: phones.tutor });
  expect(tutor.code).toBe(1);
  expect(tutor.text).toContain('WRONG_ROLE');
});

it('API-398 roles change beside a trial site through its API, signed in as its lead where nobody is named', async () => {
  const folder = await freshDataDir();
  folders.push(folder);
  const { db, close } = await openEmbedded(folder);
  const password_hash = await hashPassword(demoPassword);
  await createUser(db, 'lead', { phone_no: demoLeadPhone, password_hash });
  const { phone } = await createUser(db, 'parent');
  await close();
  const site = await start({ DATA_DIR: folder, JWT_SECRET: testSecret, PORAO_DEMO: '1' });
  const runFile = { pid: site.child.pid, port: 1, url: site.url, apiUrl: site.url };
  await writeFile(join(folder, 'run.json'), JSON.stringify(runFile));
  const beside = (...argv: string[]) => ops(argv, { DATA_DIR: folder });
  const why = ['--reason', 'Reads the reports'];
  const granted = { code: 0, text: `${phone} has the role auditor.` };
  expect(await beside('grant-role', `+88${phone}`, 'auditor', ...why)).toEqual(granted);
  const listed = await beside('operators', '--q', phone);
  expect(JSON.parse(listed.text)).toMatchObject({ data: [{ phone_no: phone }] });
  expect(await beside('revoke-role', phone, 'auditor', ...why)).toMatchObject({ code: 0 });
  for (const named of [
    await ops(['audit', '--as', phone], { DATA_DIR: folder }),
    await ops(['audit'], { DATA_DIR: folder, OPS_PHONE: phone }),
  ])
    expect(named.text).toContain('OPS_PASSWORD');
  const unknown = await beside('grant-role', '01599999999', 'auditor', ...why);
  expect(unknown).toEqual({ code: 1, text: 'There is no account with the phone number 01599999999.' });
  const created = await beside('grant-operator', '01599999999', '--create', ...why);
  expect(created.text).toContain('--create needs the database itself');
});

it('API-398 a command makes no database where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porao-none-'));
  folders.push(folder);
  for (const argv of [
    ['grant-role', '01711111111', 'auditor', '--reason', 'Reads'],
    ['audit', '--as', '01711111111'],
  ]) {
    const refused = await ops(argv, { DATA_DIR: folder });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.text).toContain(`There is no database in ${folder}`);
  }
  expect(await readdir(folder)).not.toContain('database');
});
