import assert from 'node:assert/strict';
import type { Test } from './report.ts';
import { openSessions } from './sessions.ts';

/** Inputs that reached the database, a message or a spreadsheet as they were. */
export async function attackInputs(url: string, test: Test): Promise<void> {
  const as = openSessions(url);
  const post = (person: string | undefined, address: string, body: object) =>
    as(person, { method: 'POST', address, body: JSON.stringify(body) });
  const huge = 3_000_000_000;

  await test('numbers that the database cannot hold are refused', async () => {
    const filters = { salary: [huge, null] };
    const search = { name: 'Much', frequency: 'daily', board: { filters } };
    const answers = [
      await post(undefined, '/job-board', { filters }),
      await post('tutor', '/api/saved-searches', search),
      await post('operator', '/api/ops/invoices/1/refund', { reason: 'An attack', amount: huge }),
      await post('tutor', '/api/update-tutoring-style-and-expected-salary', { expected_salary: huge }),
      await as('operator', { method: 'GET', address: `/api/ops/users/${huge}` }),
    ];
    for (const { status, text } of answers) assert.ok(status >= 400 && status < 500, `${status} ${text}`);
    return `${answers.length} calls, none failed`;
  });

  await test('the name of a search has no line breaks', async () => {
    const name = 'Near\r\nBcc: x@example.com';
    const { text } = await post('tutor', '/api/saved-searches', { name, frequency: 'daily' });
    const { data } = JSON.parse(text) as { data?: { id: number; name: string } };
    if (data) await as('tutor', { method: 'DELETE', address: `/api/saved-searches/${data.id}` });
    assert.doesNotMatch(data?.name ?? '', /[\r\n]/);
    return 'one line';
  });

  await test('no role is called constructor', async () => {
    const body = { role: 'constructor', reason: 'An attack' };
    assert.equal((await post('operator', '/api/ops/users/1/grant', body)).status, 422);
    return 'refused';
  });
}
