import assert from 'node:assert/strict';
import { openConnection } from '../../api/test/support/connection.ts';
import type { TestSite } from '../support/site.ts';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

/** Leaves connections half-way. `warnings` gets the warnings and errors of the site's parts. */
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
}
