import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../registry/index.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');

/** Rows of the table of security.md, and the entries of the page that tell people of them. */
const told: Readonly<Record<string, readonly string[]>> = {
  'Passwords, codes, reset tokens': ['account'],
  Sessions: ['sessions'],
  'Exact home, phone and name of a family': ['account', 'home', 'students'],
  'Phone and e-mail of a tutor': ['account'],
  Credentials: ['credentials'],
  'Payments by hand, with their screenshots': ['payments'],
  'Profile pictures, public part of jobs and tutors': ['account', 'profile'],
  'Security events of an account, with networks': ['security'],
  'Browsers of accounts, as keyed hashes': ['security'],
  'Notices and their messages': ['notices'],
  'Text messages that people sent': ['sms'],
  'Saved searches, and what was sent of them': ['searches'],
  'Problems of a deal, with photos': ['problems'],
  'Lessons, by whom what was said of each': ['lessons'],
  'Salary, by whom what was written of each month': ['salary'],
  'Reviews of a deal, without names and contacts': ['reviews'],
  'Pauses and Ramadan timetables, who proposed each': ['lessons'],
  // The page has a list of its own for it.
  'Consent to show what lessons prove, its dates': [],
  'Which tutors were asked about a job': ['asked'],
  'That an address was checked, how and when': ['home'],
  'Who was shown a phone or a home, and why': ['seen'],
  'A trusted contact: name and phone': ['contact'],
  'Visits: arrival and return, no place': ['visits'],
  // The page has a list of its own for them.
  'Terms that an account agreed to, by version': [],
  'Audit of operators, steps of requests and deals': ['steps'],
};

it('TUT-216 PAR-171 the page of what is kept has each kind of data that security.md lists', () => {
  const [, section = ''] = read('docs/security.md').split('## Access and data');
  const rows = [...section.matchAll(/^\| (?!-)(.+?) +\|/gm)].flatMap(([, name = '']) => name);
  const listed = rows.slice(1, rows.indexOf('Audit of operators, steps of requests and deals') + 1);
  expect(new Set(listed)).toEqual(new Set(Object.keys(told)));
  const page = read('shared/features/src/privacy/kept.ts').split('export const kept = {')[1] ?? '';
  const kinds = [...page.matchAll(/^ {2}(\w+): \{/gm)].map(([, kind]) => kind);
  expect(new Set(Object.values(told).flat())).toEqual(new Set(kinds));
});
