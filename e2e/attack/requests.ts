import assert from 'node:assert/strict';
import { amplifying, hostileJson, largestRefusal } from '../../api/test/security/amplification.ts';
import { allCalls, tokenFor } from '../../api/test/security/calls.ts';
import { fuzz } from '../../api/test/security/fuzz.ts';
import type { Test } from './report.ts';
import { call, openSessions } from './sessions.ts';

/** Every endpoint gets every `step`th request, each another one. */
const step = 4;
const roles = { tutor: 'tutor', parent: 'parent' };
const inputs = Number(process.env['ATTACK_INPUTS'] ?? 5000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** Requests made to be answered with more than was sent, and hostile inputs, to every endpoint. */
export async function attackRequests(url: string, test: Test): Promise<void> {
  const send = openSessions(url);

  for (const bytes of [78_000, 840_000]) {
    await test(`a sign-in of ${bytes / 1000} kB of NUL texts is refused with at most 16 kB`, async () => {
      const body = hostileJson(bytes)['NUL texts'];
      const answer = await call(url, { method: 'POST', address: '/api/v1/login', body });
      assert.equal(answer.status, 422);
      const size = Buffer.byteLength(answer.text);
      assert.ok(size <= largestRefusal, `${size} bytes`);
      return `${size} bytes in ${answer.ms.toFixed(0)} ms`;
    });
  }

  for (const bytes of [5000, 78_000, 840_000]) {
    const what = `every endpoint refuses requests of ${bytes / 1000} kB with at most 16 kB, 4 times what was sent`;
    await test(what, async () => {
      let largest = { size: 0, told: '' };
      let sent = 0;
      for (const [at, endpointCall] of allCalls.entries()) {
        const { endpoint, key, method } = endpointCall;
        const requests = amplifying(endpointCall, bytes, false).filter(
          (_, index) => (index + at) % step === 0,
        );
        for (const { name, address, type, body } of requests) {
          const told = `${key}, ${name}`;
          const { status, text } = await send(tokenFor(endpoint.access, roles, 'operator'), {
            method,
            address,
            type,
            body,
          });
          const size = Buffer.byteLength(text);
          sent += 1;
          assert.ok(status < 500, `${told}: ${status} ${text.slice(0, 200)}`);
          if (status < 400) continue;
          const length = address.length + (body ? Buffer.byteLength(body) : 0);
          const allowed = length > 4000 ? Math.min(largestRefusal, 4 * length) : largestRefusal;
          assert.ok(size <= allowed, `${told}: ${size} bytes for ${length}`);
          if (size > largest.size) largest = { size, told };
        }
      }
      assert.ok(sent > allCalls.length);
      return `${sent} requests, at most ${largest.size} bytes (${largest.told})`;
    });
  }
}

/** These own the rows that the inputs name; they are examples of the demo data. */
const subjects = [
  { id: 1, tutorUserId: 1, tutorPhone: '01700000001' },
  { id: 3, tutorUserId: 3, tutorPhone: '01700000003' },
] as const;

/** Rows of the reference data that fit each other, for the fields that name one. */
const lookups = new Map([
  ['cities', 1],
  ['locations', 1001],
  ['tutoring_categories', 1],
  ['i_classes', 101],
  ['subjects', 10_101],
  ['tutoring_styles', 1],
  ['tutoring_places', 2],
  ['education_levels', 6],
  ['exam_titles', 601],
  ['certificate_types', 1],
  ['boards', 1],
  ['curriculums', 1],
  ['groups', 1],
  ['university_types', 1],
  ['universities', 1],
  ['departments', 1],
]);
const naming = {
  tables: [...lookups.keys()].map((name) => ({ name, columns: [], key: ['id'], rows: 1 })),
  lookups,
  freeJob: 1,
};

/** The last attack: valid inputs among the hostile ones change the data. */
export async function attackWithHostileInputs(url: string, test: Test): Promise<void> {
  const send = openSessions(url);
  await test(`${inputs} hostile inputs: no answer of 5xx, no refusal over 16 kB`, async () => {
    const target = {
      naming,
      owner: subjects[0],
      stranger: subjects[1],
      ownerTokens: roles,
      strangerTokens: { tutor: 'otherTutor', parent: 'otherParent' },
      operatorToken: 'operator',
      send: async (method: string, address: string, body: string | undefined, as?: string) => ({
        ...(await send(as, { method, address, body })),
        changed: [],
        ownerUnchanged: true,
      }),
    };
    const { faults, statuses, slowest } = await fuzz(target, inputs, seed);
    assert.equal(faults.length, 0, `${faults.length} faults, seed ${seed}: ${faults.slice(0, 3).join('\n')}`);
    assert.ok((statuses['200'] ?? 0) > inputs / 10, 'hardly any valid input was taken');
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    return `${counts.join(', ')}; the slowest took ${slowest.ms} ms (${slowest.call})`;
  });
}
