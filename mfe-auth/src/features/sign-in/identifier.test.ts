import { describe, expect, it } from 'vitest';
import { identifierOf } from './identifier.ts';

describe('identifierOf', () => {
  it.each([
    ['01700000001', '01700000001'],
    ['০১৭০০০০০০০১', '01700000001'],
    [' +88 01700-000001 ', '01700000001'],
    [' nusrat-jahan@example.com ', 'nusrat-jahan@example.com'],
  ])('%s becomes %s', (input, expected) => {
    expect(identifierOf(input)).toBe(expected);
  });
});
