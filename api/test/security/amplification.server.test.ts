import { expect, it } from 'vitest';
import { openTestApp } from '../support/app.ts';
import { isLongRun } from '../support/long.ts';
import { createParent, createTutor, createUser } from '../support/people.repository.ts';
import { amplifying, largestRefusal } from './amplification.ts';
import { allCalls, tokenFor } from './calls.ts';

const test = await openTestApp();
const tokens = { tutor: (await createTutor(test.db)).token, parent: (await createParent(test.db)).token };
const operator = (await createUser(test.db, 'lead')).token;

const sizes = isLongRun ? [3000, 5000, 78_000, 840_000] : [5000, 78_000];
/** Every endpoint gets every `step`th request, each another one. */
const step = isLongRun ? 1 : 4;

it.each(sizes)('API-141 requests of %i bytes to every endpoint: no refusal is over 16 kB', async (bytes) => {
  let largest = { bytes: 0, told: '' };
  let sent = 0;
  const faults: string[] = [];
  for (const [at, call] of allCalls.entries()) {
    const authorization = `Bearer ${tokenFor(call.endpoint.access, tokens, operator)}`;
    const requests = amplifying(call, bytes, isLongRun).filter((_, index) => (index + at) % step === 0);
    for (const { name, address, type, body } of requests) {
      const told = `${call.key}, ${name}`;
      const response = await test.app.request(address, {
        method: call.method,
        headers: { authorization, 'content-type': type },
        ...(body !== undefined && call.method !== 'GET' && { body }),
      });
      const size = (await response.arrayBuffer()).byteLength;
      sent += 1;
      if (response.status < 400) continue;
      if (response.status >= 500) faults.push(`${told}: ${response.status}`);
      if (size > largestRefusal) faults.push(`${told}: ${size} bytes`);
      if (size > largest.bytes) largest = { bytes: size, told };
    }
  }
  console.log('amplification', JSON.stringify({ bytes, sent, largest }));
  expect(sent).toBeGreaterThan(allCalls.length * 2);
  expect(faults.slice(0, 20)).toEqual([]);
});
