import { ApiError } from '@porao/platform';
import { expect, it } from 'vitest';
import { failureText, formFailureText } from './failure.ts';

const typed = 'What you typed is still here.';
const offline = 'The server could not be reached. Check your connection and try again.';
const later = 'This cannot be done at the moment. Try again later.';
const trouble = 'Something went wrong on our side. Try again in a moment.';

it.each([
  ['without a connection', new ApiError('offline', 0, 'ERR_NO_RESPONSE'), offline],
  ['while the server can do nothing', new ApiError('Full.', 503, 'UNAVAILABLE'), later],
  ['when the server fails', new ApiError('Report 7.', 500, 'INTERNAL'), trouble],
  ['when we fail', new TypeError('undefined'), trouble],
])('%s only a form says that what was typed is still there', (_, error, text) => {
  expect(failureText(error)).toBe(text);
  expect(formFailureText(error)).toBe(`${text} ${typed}`);
});

it('a refusal is said in the words of the server', () => {
  const refusal = new ApiError('Somebody approved it.', 409, 'CONFLICT');
  expect([failureText(refusal), formFailureText(refusal)]).toEqual([refusal.message, refusal.message]);
});
