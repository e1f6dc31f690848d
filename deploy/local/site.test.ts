import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSite } from './site.ts';

const ownChildren = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number.parseInt(line, 10) === process.pid && line.includes('src/main.ts'));

test('OPS-175 the API starts while releases are put live; where that fails the start ends and leaves no process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-site-'));
  let during: string[] = [];
  let ending: AbortSignal | undefined;
  const prepare = async (signal: AbortSignal) => {
    ending = signal;
    await expect.poll(ownChildren).toHaveLength(1);
    during = ownChildren();
    throw new Error('no build');
  };
  try {
    await expect(startSite({ port: 0, dataDir, demo: true, prepare })).rejects.toThrow('no build');
    expect(during[0]).toContain('api/src/main.ts');
    expect(ending?.aborted).toBe(true);
    expect(ownChildren()).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
