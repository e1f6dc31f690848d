import { expect, it } from 'vitest';
import { thanksText } from './thanks-text.ts';

const title = (value: string) => thanksText(new URLSearchParams({ title: value }), 'title', 'Thank You!');

it('shows the text of the address, on one line', () => {
  expect(title('  Many\n\tthanks  ')).toBe('Many thanks');
  expect(title('<b>Hi</b>')).toBe('<b>Hi</b>');
});

it('shows the default when the address has no visible text', () => {
  expect(thanksText(new URLSearchParams(), 'title', 'Thank You!')).toBe('Thank You!');
  expect(title('')).toBe('Thank You!');
  expect(title(' \u202e\u0000 ')).toBe('Thank You!');
});

it('takes out what turns the direction of a text, and leaves Bengali as it is', () => {
  expect(title('safe\u202etxet')).toBe('safe txet');
  expect(title('র\u200d্যাব')).toBe('র\u200d্যাব');
});

it('cuts what is too long, not within a letter', () => {
  expect(title('x'.repeat(80))).toBe('x'.repeat(80));
  expect(title('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(title('😀'.repeat(100))).toBe(`${'😀'.repeat(79)}…`);
});
