import { provideTestPlatform } from '@porao/platform/testing';
import { expect, it } from 'vitest';
import en from '../../locales/en.ts';
import { cutAbout, cutExperience, cutExperiences } from './cv.text.ts';
import { viewOf } from './cv.view.ts';
import { englishProse, longCv } from './long-cv.testing.ts';

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

it('TUT-145 names a subject of several classes once', () => {
  provideTestPlatform({ catalogs: { 'mfe-tutor': en } });
  const cv = longCv(englishProse, { name: 'A', place: 'B', subject: 'C' });
  const subjects = ['Mathematics', 'Physics', 'Mathematics', 'Mathematics'];
  cv.tutoring.subjects = subjects.map((text, id) => ({ id, text }));
  expect(viewOf(cv).tutoring.find(({ label }) => label === 'Subjects')?.value).toBe('Mathematics, Physics');
});
