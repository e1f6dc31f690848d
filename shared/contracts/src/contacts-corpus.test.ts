import { expect, it } from 'vitest';
import { hideContacts } from './contacts.ts';
import { hiddenContacts } from './hidden-contacts.testing.ts';
import { honestBengali } from './honest-bengali.testing.ts';
import { honestEnglish } from './honest-english.testing.ts';
import { findPrivateDetails } from './private-details.ts';

it('RUL-048 finds at least 95 % of 200 hidden contacts', () => {
  const missed = hiddenContacts.filter((text) => hideContacts(text) === text);
  expect(new Set(hiddenContacts).size).toBeGreaterThanOrEqual(200);
  expect(missed.slice(hiddenContacts.length * 0.05)).toEqual([]);
});

it('RUL-048 marks at most 1 % of 300 honest texts', () => {
  const texts = [...honestEnglish, ...honestBengali];
  expect(new Set(texts).size).toBeGreaterThanOrEqual(300);
  const marked = texts.filter((text) => hideContacts(text) !== text);
  expect(marked.slice(texts.length * 0.01)).toEqual([]);
  const named = texts.filter((text) => findPrivateDetails(text).some(({ kind }) => kind === 'name'));
  expect(named.slice(texts.length * 0.01)).toEqual([]);
});

it('RUL-048 "my number" is no name', () => {
  expect(findPrivateDetails('আমার নাম্বার পরে দেব')).toEqual([]);
});
