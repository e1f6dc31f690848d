import { expect, it } from 'vitest';
import { failureBody, toFailure } from './failure.ts';

it('a failure of the server contains a report id and no details', () => {
  const fault = new Error('select * from users where password_hash = $1: secret');
  const body = failureBody(toFailure(fault, '1a2b3c4d'), 'en');
  expect(body).toMatchObject({ status: 500, code: 'INTERNAL', errors: {} });
  expect(body.message).toContain('1a2b3c4d');
  expect(JSON.stringify(body)).not.toMatch(/select|users|secret|\.ts/);
});
