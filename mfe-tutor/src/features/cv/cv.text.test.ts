import { expect, it } from 'vitest';
import { cutAbout, cutExperience, cutExperiences } from './cv.text.ts';

it('TUT-054 cuts the text about oneself at 400 characters', () => {
  expect(cutAbout('a'.repeat(400))).toBe('a'.repeat(400));
  expect(cutAbout('a'.repeat(401))).toBe(`${'a'.repeat(400)}…`);
});

it('TUT-055 shows three experiences at most', () => {
  expect(cutExperiences([1, 2, 3, 4, 5])).toEqual([1, 2, 3]);
});

it('TUT-056 shows 200 characters of an experience whole, and of 201 the first 130', () => {
  expect(cutExperience('a'.repeat(200))).toBe('a'.repeat(200));
  expect(cutExperience('a'.repeat(201))).toBe(`${'a'.repeat(130)}…`);
});

it('takes no Bengali letter apart', () => {
  const text = `${'ক'.repeat(128)}স্ত্রী${'খ'.repeat(80)}`;
  expect(cutExperience(text)).toBe(`${'ক'.repeat(128)}…`);
});
