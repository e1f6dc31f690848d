import { expect, it } from 'vitest';
import { html, startLive } from '../../testing/gateway.ts';

const send = (url: string, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', body: 'password=secret', redirect: 'manual', headers });

it('SHL-097 a form that a browser sends without scripts leads back to its page and its words', async () => {
  const { url } = await startLive();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const answer = await send(`${url}/ui?from=a`, { ...html, 'content-type': type });
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '', answer.url).href).toBe(
      `${url}/ui?from=a#porao-help`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('SHL-097 leads to no other site, and what is no form gets no page', async () => {
  const { url } = await startLive();
  const form = { ...html, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await send(`${url}//evil.example/`, form);
  expect(answer.headers.get('location')).toBe('#porao-help');
  expect((await send(`${url}/ui`, { ...html, 'content-type': 'application/json' })).status).toBe(404);
  expect((await send(`${url}/ui`, { ...form, accept: '*/*' })).status).toBe(404);
});
