import { endpoints } from '@porao/contracts';
import { expect, it } from 'vitest';
import { exampleAnswer } from './example-answers.ts';

it('answers calls as their contracts say', () => {
  const { status, json } = exampleAnswer('GET', '/api/v1/user');
  expect(status).toBe(200);
  expect(endpoints['GET /api/v1/user'].response.safeParse(json).success).toBe(true);
});

it('has no answer for a call that no contract has', () => {
  expect(exampleAnswer('GET', '/api/nothing')).toMatchObject({ status: 503, json: { code: 'UNAVAILABLE' } });
});
