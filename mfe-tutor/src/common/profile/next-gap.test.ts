import type { ProfileGap } from '@porao/contracts';
import { expect, it } from 'vitest';
import { gapsOf } from './next-gap.ts';

const missing: ProfileGap[] = [
  { part: 'education', percent: 10 },
  { part: 'photo', percent: 5 },
  { part: 'category', percent: 6 },
  { part: 'salary', percent: 6 },
  { part: 'availability', percent: 4 },
  { part: 'experience', percent: 2 },
  { part: 'personal', percent: 30 },
  { part: 'certificate', percent: 10 },
];

it('TUT-157 the parts that add most percent a minute come first', () => {
  expect(gapsOf(missing).map(({ part }) => part)).toEqual([
    'education',
    'personal',
    'category',
    'certificate',
    'availability',
    'salary',
    'photo',
    'experience',
  ]);
  expect(gapsOf()).toEqual([]);
});

it('TUT-157 two degrees take longer than one', () => {
  const minutes = (percent: number) => gapsOf([{ part: 'education', percent }])[0]?.minutes;
  expect([minutes(10), minutes(20)]).toEqual([1, 2]);
});
