import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OutboxMessage } from '@porao/contracts';
import { accounts, password } from '../support/accounts.ts';
import type { Test } from './report.ts';
import { type Call, call, openSessions, post } from './sessions.ts';

/** A push service that takes messages and never answers. */
export async function startSilentPushService() {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** In ms: a text message that comes later was held up. */
const longest = 10_000;

/** Attacks on the messages of others. The site has to know `pushOrigin` as a push service. */
export async function attackMessages(url: string, pushOrigin: string, test: Test): Promise<void> {
  const as = openSessions(url);
  const textsTo = async (phone: string) => {
    const { text } = await as('operator', {
      method: 'GET',
      address: `/api/ops/outbox?limit=200&phone=${phone}`,
    });
    return (JSON.parse(text) as { data: OutboxMessage[] }).data.length;
  };
  const signIn = () =>
    post(
      url,
      '/api/v1/login',
      { phone_no: accounts.readyTutor, password },
      { 'user-agent': `Device ${Math.random()}` },
    );

  await test('ten silent browsers and 60 sign-ins of one account hold up no text message of another', async () => {
    const key = createECDH('prime256v1').generateKeys().toString('base64url');
    const subscription = { keys: { p256dh: key, auth: randomBytes(16).toString('base64url') } };
    for (let browser = 0; browser < 10; browser++) {
      const body = JSON.stringify({ endpoint: `${pushOrigin}/${browser}`, ...subscription });
      const { status } = await as('tutor', { method: 'POST', address: '/api/notices/push', body });
      assert.equal(status, 200);
    }
    for (let count = 0; count < 60; count++) assert.equal((await signIn()).status, 200);

    const session = await post(url, '/api/v1/login', { phone_no: accounts.chattogramTutor, password });
    const { token } = JSON.parse(session.text) as { token: string };
    const before = await textsTo(accounts.chattogramTutor);
    const changed: Call = {
      method: 'POST',
      address: '/api/v1/update-personal-info',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        name: 'Nadia Rahman',
        email: 'nadia.rahman@example.com',
        gender: 2,
        current_password: password,
      }),
    };
    assert.equal((await call(url, changed)).status, 200);
    const started = performance.now();
    while ((await textsTo(accounts.chattogramTutor)) === before) {
      assert.ok(performance.now() - started < longest, 'the text message did not come');
      await sleep(50);
    }
    return `it came after ${Math.round(performance.now() - started)} ms`;
  });
}
