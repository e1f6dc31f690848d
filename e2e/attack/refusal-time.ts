import assert from 'node:assert/strict';
import { join } from 'node:path';
import { hostileJson } from '../../api/test/security/amplification.ts';
import { startChild } from '../../deploy/local/child.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { withGateway } from '../support/gateway.ts';
import type { TestSite } from '../support/site.ts';
import type { Test } from './report.ts';
import { type Call, call, openSessions } from './sessions.ts';

const rounds = 15;
/** Times as long as receiving and parsing the same bytes takes. */
const allowed = 5;

/** Milliseconds. What the machine does besides makes them more, never less. */
const least = (times: readonly number[]) => Math.min(...times);

async function timed(work: () => Promise<unknown> | void): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Refuses each body at `url`, and receives and parses it at `bareUrl`, which is behind as many servers. */
async function compare(name: string, url: string, bareUrl: string, test: Test): Promise<void> {
  const send = openSessions(url);
  const login: Call = { method: 'POST', address: '/api/v1/login' };
  const profile: Call = { method: 'POST', address: '/api/v1/update-personal-info' };
  for (const bytes of [3000, 78_000, 840_000]) {
    const what = `${name}: refusing ${bytes / 1000} kB takes at most ${allowed} times what receiving and parsing it takes`;
    await test(what, async () => {
      let worst = { ratio: 0, told: '' };
      for (const [shape, body] of Object.entries(hostileJson(bytes))) {
        const times = {
          bare: [] as number[],
          open: [] as number[],
          closed: [] as number[],
          parse: [] as number[],
        };
        for (let round = 0; round < rounds; round++) {
          times.bare.push(await timed(() => call(bareUrl, { ...login, body })));
          times.open.push(await timed(async () => expectRefusal(await call(url, { ...login, body }))));
          times.closed.push(
            await timed(async () => expectRefusal(await send('tutor', { ...profile, body }))),
          );
          times.parse.push(await timed(() => parse(body)));
        }
        const [refusal, bare] = [Math.max(least(times.open), least(times.closed)), least(times.bare)];
        const parsing = least(times.parse).toFixed(2);
        const told = `${shape}: ${refusal.toFixed(1)} ms against ${bare.toFixed(1)} ms, of which JSON.parse ${parsing} ms`;
        if (refusal / bare > worst.ratio) worst = { ratio: refusal / bare, told };
      }
      const told = `${worst.ratio.toFixed(1)} times (${worst.told})`;
      assert.ok(worst.ratio <= allowed, told);
      return told;
    });
  }
}

/** Measures how long the site takes to refuse a body, against a bare server that receives and parses the same bytes:
 * each directly, and each behind a gateway. */
export async function attackTime(site: TestSite, test: Test): Promise<void> {
  const bare = startChild({
    name: 'bare-server',
    script: join(import.meta.dirname, 'bare-server.ts'),
    cwd: repoRoot,
    env: process.env,
    logDir: join(site.dataDir, 'log'),
    say: console.error,
  });
  try {
    const bareUrl = `http://127.0.0.1:${await bare.ready}`;
    await compare('API', site.apiUrl, bareUrl, test);
    await withGateway({ ...site, apiUrl: bareUrl }, { TILE_URL: '' }, (gatewayUrl) =>
      compare('gateway', site.url, gatewayUrl, test),
    );
  } finally {
    await bare.stop();
  }
}

function expectRefusal({ status }: { status: number }): void {
  assert.ok(status >= 400 && status < 500, `answered ${status}`);
}

function parse(body: string): void {
  try {
    JSON.parse(body);
  } catch {
    // Some bodies are no JSON.
  }
}
