import { nextFree } from '../../deploy/local/port.ts';
import { descendants } from './processes.ts';
import { startSite } from './start-check.ts';
import { expect } from './test.ts';

/** That `npm start` starts a killed API again: pages are answered meanwhile, calls are told when to come back. Answers
 * after how many milliseconds calls were answered again. */
export async function expectRestart(dataDir: string): Promise<number> {
  const port = await nextFree(18_080);
  const url = `http://127.0.0.1:${port}`;
  const site = startSite(port, dataDir);
  const call = () => fetch(`${url}/api/city/select`);
  try {
    await site.until(/Porao is ready at \S+/);
    const before = await (await call()).json();
    const [api = 0] = descendants(site.child.pid ?? 0, 'api/src/main.ts');
    process.kill(api, 'SIGKILL');
    const killed = performance.now();
    const refused: unknown[] = [];
    const comesBack = async () => {
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      expect([page.status, (await page.text()).includes('id="porao-page"')]).toEqual([200, true]);
      const answer = await call();
      if (answer.status === 200) return refused.length > 0 && answer.json();
      const { code } = (await answer.json()) as { code: unknown };
      refused.push([answer.status, answer.headers.get('retry-after'), code]);
      return false;
    };
    await expect.poll(comesBack, { intervals: [50] }).toEqual(before);
    const ms = performance.now() - killed;
    expect(refused).toEqual(refused.map(() => [503, '2', 'UNAVAILABLE']));
    await site.until(/api ended by itself \(by a signal\); it is started again in 0\.5 s/);
    await site.until(/api runs again\./);
    expect(descendants(site.child.pid ?? 0, 'api/src/main.ts')).not.toContain(api);
    site.child.kill('SIGINT');
    expect((await site.ended).code).toBe(0);
    return ms;
  } finally {
    site.child.kill('SIGKILL');
  }
}
