import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDataDir } from '../../test/support/database.ts';
import { killAll, start } from '../../test/support/process.ts';

const execute = promisify(execFile);
let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await freshDataDir();
});
afterAll(async () => {
  killAll();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const ops = (argv: string[], env: Record<string, string> = {}) =>
  execute(process.execPath, [join(import.meta.dirname, 'main.ts'), ...argv], {
    env: { PATH: process.env.PATH, DATA_DIR, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );

it('RUL-005 goes through the running server, which alone holds the embedded database', async () => {
  const server = await start({ DATA_DIR, PORAO_DEMO: '1' });
  const operator = { OPS_PHONE: '01700000009', OPS_PASSWORD: 'demo-porao-1' };
  // Without run.json it tries the database itself, and is told who has it.
  const refused = await ops(['audit'], operator);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.text).toContain(`in use by process ${server.child.pid}`);

  const run = { pid: server.child.pid, port: 1, url: server.url, apiUrl: server.url };
  await writeFile(join(DATA_DIR, 'run.json'), JSON.stringify(run));
  const users = await ops(['users', '--q', '01700000004'], operator);
  expect(users.code).toBe(0);
  expect(JSON.parse(users.text)).toMatchObject({ data: [{ phone_no: '01700000004' }] });
  const { data } = JSON.parse(users.text) as { data: [{ id: number }] };
  expect((await ops(['ban', String(data[0].id), '--reason', 'Fraud'], operator)).code).toBe(0);
  const audit = await ops(['audit'], operator);
  expect(JSON.parse(audit.text)).toMatchObject({ data: [{ action: 'ban', actor_name: 'Kamrul Hasan' }] });

  expect((await ops(['audit'])).text).toContain('OPS_PASSWORD');
  const wrong = await ops(['audit'], { ...operator, OPS_PASSWORD: 'wrong-password' });
  expect(wrong).toMatchObject({ code: 1 });
  const tutor = await ops(['audit'], { ...operator, OPS_PHONE: '01700000001' });
  expect(tutor.code).toBe(1);
  expect(tutor.text).toContain('WRONG_ROLE');
});
