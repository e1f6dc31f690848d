import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { openConnection } from '../../api/test/support/connection.ts';
import { descendants } from '../support/processes.ts';
import type { TestSite } from '../support/site.ts';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

/** Faults behind the gateway and clients that leave. `warnings` gets the warnings and errors of the site's parts. */
export async function attackWithFaults(site: TestSite, warnings: string[], test: Test): Promise<void> {
  await test('clients that hang up while they send are no fault', async () => {
    const before = warnings.length;
    for (const url of [site.url, site.apiUrl]) {
      for (let count = 0; count < 10; count++) {
        const connection = openConnection(Number(new URL(url).port));
        const lines = ['POST /api/v1/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
        await connection.write([...lines, 'Content-Length: 900000', '', ''].join('\r\n'));
        await connection.write('x'.repeat(65_536));
        connection.leave();
      }
      const answer = await call(url, { method: 'POST', address: '/job-board', body: '{}' });
      assert.equal(answer.status, 200);
    }
    assert.deepEqual(warnings.slice(before), []);
    return '20 clients, no warning and no error in the logs';
  });

  await test('the site goes on when its API is killed', async () => {
    const [pid] = descendants(process.pid, 'api/src/main.ts');
    assert.ok(pid !== undefined);
    process.kill(pid, 'SIGKILL');
    const started = performance.now();
    const seen = new Map<number, number>();
    for (;;) {
      const { status } = await call(site.url, { method: 'GET', address: '/api/city/select' });
      seen.set(status, (seen.get(status) ?? 0) + 1);
      assert.ok(status === 200 || status === 503, `answered ${status}`);
      if (status === 200) break;
      assert.ok(performance.now() - started < 60_000, 'no answer within a minute');
      await delay(50);
    }
    assert.ok(seen.has(503), 'the API was not away');
    return `503 meanwhile, back after ${((performance.now() - started) / 1000).toFixed(1)} s`;
  });
}
