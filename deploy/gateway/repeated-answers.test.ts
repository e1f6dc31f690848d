import { expect, it } from 'vitest';
import { acceptsHtml } from './repeated-answers.ts';

it.each([
  [undefined, true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['text/*', true],
  ['application/json, text/*;q=0.5', true],
  ['TEXT/HTML', true],
  ['text/plain', false],
  ['image/*', false],
  ['application/json', false],
])('OPS-243 Accept: %s takes a page: %s', (accept, takes) => {
  expect(acceptsHtml(accept)).toBe(takes);
});
