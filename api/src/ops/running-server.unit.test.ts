import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
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
import { run } from './run.ts';

const password = 'a password of tests';
const execute = promisify(execFile);
const DATA_DIR = await freshDataDir();
afterAll(async () => {
  killAll();
  await rm(DATA_DIR, { recursive: true, force: true });
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
