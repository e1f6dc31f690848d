import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porao-lint-'));
  const jsPlugins = [join(root, 'shared/build/oxlint/one-write.js')];
  const config = { categories: { correctness: 'off' }, jsPlugins, rules: { 'porao/no-busy-state': 'error' } };
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
});
afterEach(() => rm(folder, { recursive: true }));

/** True when the rule reports the component. */
async function isReported(body: string, imported = 'call'): Promise<boolean> {
  const file = join(folder, 'example.tsx');
  const text = `import { ${imported} } from '@porao/platform';
    function useExample() { const [busy, setBusy] = useState(false); ${body} return busy; }`;
  await writeFile(file, text);
  const tool = join(root, 'node_modules/oxlint/bin/oxlint');
  const run = promisify(execFile)(process.execPath, [tool, '-c', join(folder, 'config.json'), file]);
  const output = await run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  return output.includes('no-busy-state');
}

const press = 'const press = async () => { setBusy(true); await call(); setBusy(false); };';

it('lint refuses a busy flag beside a call', async () => {
  expect(await isReported(press)).toBe(true);
});

it.each([
  ['without a call of the API', press.replace('call()', 'load()'), 'retry'],
  ['that nothing waits for', 'const open = () => setBusy(true); const close = () => setBusy(false);', 'call'],
])('accepts a flag %s', async (_, body, imported) => {
  expect(await isReported(body, imported)).toBe(false);
});
