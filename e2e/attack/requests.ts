import assert from 'node:assert/strict';
import { fuzz } from '../../api/test/security/fuzz.ts';
import type { Test } from './report.ts';
import { openSessions } from './sessions.ts';

const roles = { tutor: 'tutor', parent: 'parent' };
const inputs = Number(process.env['ATTACK_INPUTS'] ?? 5000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

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
