import { expect, it } from 'vitest';
import { ageOn, birthDateErrors, savedMessage } from './personal-info.rules.ts';

it.each([
  ['2026-11-20', '2008-11-20', 18],
  ['2026-11-19', '2008-11-20', 17],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
  ['2026-11-20', '2026-11-20', 0],
])('on %s one born on %s is %i', (day, birth, age) => {
  expect(ageOn(day, birth)).toBe(age);
});

it('refuses a birth date in the future and warns under 18', () => {
  expect(birthDateErrors('2026-11-21', '2026-11-20')).toHaveProperty('date_of_birth');
  expect(birthDateErrors('2026-11-20', '2026-11-20')).toEqual({});
  expect(savedMessage('2008-11-20', '2026-11-20')).toBe('personal.saved');
  expect(savedMessage('2008-11-21', '2026-11-20')).toBe('personal.savedUnder18');
});
