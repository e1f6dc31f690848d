import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { Test } from './report.ts';
import { call } from './sessions.ts';

/** Attacks by links to our own pages. */
export async function attackWithLinks(url: string, test: Test): Promise<void> {
  await test('the thanks page says its own words, and shows no number or link of its address', async () => {
    const said = {
      title: 'Pay first',
      subtitleA: 'Send ৫০০ taka to 01700-000001',
      subtitleB: 'evil.example/pay',
    };
    const { text } = await call(url, { method: 'GET', address: `/crm/thanks?${new URLSearchParams(said)}` });
    const [, heading] = /<h1[^>]*>([^<]*)/.exec(text) ?? [];
    assert.equal(heading, 'Thank You!');
    const main = text.slice(text.indexOf('<h1'), text.indexOf('</main>'));
    for (const part of ['৫০০', '01700', 'evil.example']) assert.ok(!main.includes(part), part);
    return 'texts of the address below it, without 3 planted pieces';
  });

  await test('a request with two Host headers is refused', async () => {
    const headers = ['Host', new URL(url).host, 'Host', 'evil.example', 'Connection', 'close'];
    const status = await new Promise((resolve, reject) => {
      request(url, { headers, setHost: false }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    assert.equal(status, 400);
    return 'refused with 400';
  });
}
