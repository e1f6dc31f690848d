import { endpoints } from '@porao/contracts';
import { expect, it } from 'vitest';
import { exampleAnswer } from './example-answer.ts';

const call = (path: string) => exampleAnswer(new Request(`http://127.0.0.1${path}`));

it('answers calls as their contracts say', async () => {
  const answer = call('/api/v1/user?page=1');
  expect(answer.status).toBe(200);
  expect(endpoints['GET /api/v1/user'].response.safeParse(await answer.json()).success).toBe(true);
});

it('has no answer for a call that no contract has', async () => {
  const answer = call('/api/nothing');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});
