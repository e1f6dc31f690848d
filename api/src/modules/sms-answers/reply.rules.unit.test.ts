import { expect, it } from 'vitest';
import { meaningOf } from './reply.rules.ts';

it.each([
  ['1', { number: 1 }],
  [' 12. ', { number: 12 }],
  ['২', { number: 2 }],
  ['Yes', { word: 'yes' }],
  ['YES!', { word: 'yes' }],
  ['হ্যাঁ', { word: 'yes' }],
  ['হ্যাঁ।', { word: 'yes' }],
  ['জি', { word: 'yes' }],
  ['ji', { word: 'yes' }],
  ['না', { word: 'no' }],
  ['No', { word: 'no' }],
  ['রাজি  নই', { word: 'no' }],
  ['পছন্দ হয়েছে', { word: 'prefer' }],
  ['ক্লাস শুরু হয়েছে', { word: 'started' }],
  ['STOP', { word: 'stop' }],
  ['বন্ধ', { word: 'stop' }],
  ['', 'unclear'],
  ['0', 'unclear'],
  ['123', 'unclear'],
  ['1 2', 'unclear'],
  ['yes no', 'unclear'],
  ['yes but only from January', 'unclear'],
  ['হ্যাঁ, তবে সন্ধ্যায়', 'unclear'],
  ['👍', 'unclear'],
] as const)('NTF-070 understands %j', (text, meaning) => {
  expect(meaningOf(text)).toEqual(meaning);
});
