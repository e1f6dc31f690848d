import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { idempotencyHeader } from '../../shared/contracts/src/index.ts';
import { accounts, password } from '../support/accounts.ts';
import type { Test } from './report.ts';
import { openSessions, type Person, post } from './sessions.ts';

const address = '/api/my-student';
const student = {
  name: 'Repeat Rahman',
  gender: 1,
  category_id: 1,
  curriculum_id: 1,
  i_class_id: 111,
  age: 14,
};

/** Sends a call and closes the connection before its answer is read. */
async function sendUnheard(url: string, head: string[], body: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const request = [`POST ${address} HTTP/1.1`, `Host: ${hostname}:${port}`, ...head];
  request.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, '', body);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    // The first byte of the answer is the sign that the call was done.
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.write(request.join('\r\n'));
  });
}

/** Calls that are sent several times with one Idempotency-Key. */
export async function attackRepeats(url: string, test: Test): Promise<void> {
  const send = openSessions(url);
  const add = (as: Person, key: string, fields: object = {}) =>
    send(as, {
      method: 'POST',
      address,
      body: JSON.stringify({ ...student, ...fields }),
      headers: { [idempotencyHeader]: key },
    });
  const count = async (as: Person) => {
    const { text } = await send(as, { method: 'GET', address });
    return (JSON.parse(text) as { total: number }).total;
  };

  await test('three equal posts at once, and a repeat after a lost answer, make one row', async () => {
    const before = await count('parent');
    const key = randomUUID();
    const answers = await Promise.all([add('parent', key), add('parent', key), add('parent', key)]);
    for (const { status, text } of answers) assert.deepEqual([status, text], [200, answers[0]?.text]);
    const lost = randomUUID();
    const { text } = await post(url, '/api/v1/login', { phone_no: accounts.guardian, password });
    const { token } = JSON.parse(text) as { token: string };
    const head = [`Authorization: Bearer ${token}`, `${idempotencyHeader}: ${lost}`];
    await sendUnheard(url, head, JSON.stringify(student));
    assert.equal((await add('parent', lost)).status, 200);
    assert.equal(await count('parent'), before + 2);
    return '3 at once and 2 of a lost answer: 2 rows';
  });

  await test("a key with other content is refused, and another account's answer is not read by it", async () => {
    const key = randomUUID();
    const first = await add('parent', key);
    assert.equal((await add('parent', key, { name: 'Somebody Else' })).status, 409);
    const other = await add('otherParent', key);
    assert.equal(other.status, 200);
    assert.notEqual(other.text, first.text);
    return '409, and an answer of their own';
  });
}
