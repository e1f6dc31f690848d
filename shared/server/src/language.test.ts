import { expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

it.each([
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-US,en;q=0.9,bn;q=0.5', 'en'],
  ['en;q=0.5, BN-bd;q=0.8', 'bn'],
  ['hi-IN,hi;q=0.9,bn;q=0.8,en;q=0.7', 'bn'],
  ['fr-FR,fr', 'en'],
  ['*', 'en'],
  ['bn;q=0', 'en'],
  ['bn;q=0,*', 'en'],
  ['bnx, ;;q=,"', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('SHL-148 Accept-Language: %s is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
