import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'OPS-170 a benchmark that %s ends leaves no sources of another commit behind',
  async (signal) => {
    const module = JSON.stringify(new URL('./check-out.ts', import.meta.url).href);
    const script = `const { temporaryFolder } = await import(${module});
      process.send(temporaryFolder('porao-check-out-'));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [folder] = (await once(child, 'message')) as [string];
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    expect(existsSync(folder)).toBe(false);
  },
);
