import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree, nextFree } from '../../deploy/local/port.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { descendants, isAlive } from './processes.ts';
import { runFolder } from './run-folder.ts';
import { expect } from './test.ts';

const start = join(repoRoot, 'deploy/local/start.ts');

export interface Started {
  readonly child: ChildProcess;
  /** Resolves when its output contains the pattern; rejects when it ends before. */
  until(pattern: RegExp): Promise<string>;
  readonly ended: Promise<{ code: number | null; words: string }>;
}

export function startSite(port: number, dataDir: string): Started {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '', DATABASE_URL: '' };
  const child = spawn(process.execPath, [start], { cwd: repoRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      for (const listener of listeners) listener();
    });
  const ended = new Promise<{ code: number | null; words: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, words }));
  });
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(words);
        if (found) resolve(found[0]);
      };
      listeners.add(look);
      look();
      void ended.then(({ code }) => reject(new Error(`It ended with ${code}: ${words}`)));
    });
  return { child, until, ended };
}

/** That `npm start` says when the site answers, a second one on its port why not, and that Ctrl-C leaves nothing. */
export async function expectStart(dataDir: string): Promise<void> {
  const port = await nextFree(18_080);
  const url = `http://127.0.0.1:${port}`;
  const site = startSite(port, dataDir);
  let children: number[] = [];
  try {
    expect(await site.until(/Porao is ready at \S+/)).toBe(`Porao is ready at ${url}`);
    const live = await site.until(/What is live: \S+, token \S+/);
    const [, address = '', token = ''] = /live: (\S+), token (\S+)/.exec(live) ?? [];
    expect(address).toBe(`${url}/_gateway/status`);
    const entered = await fetch(`${address}/sign-in`, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ name: 'Rina', token }),
      redirect: 'manual',
    });
    expect(entered.status).toBe(303);
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('id="porao-page"');
    const cities = await fetch(`${url}/api/city/select`);
    expect(cities.status).toBe(200);
    expect(JSON.stringify(await cities.json())).toContain('Chattogram');
    expect(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))).toMatchObject({ port, url });
    children = descendants(site.child.pid ?? 0);
    expect(children.length).toBeGreaterThanOrEqual(2);

    const second = await startSite(port, mkdtempSync(join(runFolder(), 'second-'))).ended;
    expect(second.code).toBe(1);
    expect(second.words).toContain(`Port ${port} is in use`);
    expect(second.words).toContain('PORT=8090 npm start');
    expect((await fetch(url)).status).toBe(200);

    site.child.kill('SIGINT');
    const { code } = await site.ended;
    expect(code).toBe(0);
  } finally {
    site.child.kill('SIGKILL');
  }
  // A process that was killed last takes a moment to end.
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
  expect(await isFree(port)).toBe(true);
}
