import { expect, it } from 'vitest';
import { documentWords, mostWords, wordProblems } from './document-words.ts';

it('names each limit of words that documents break', () => {
  const decisions = Array.from({ length: 26 }, (_, n): [string, number] => [
    `docs/adr/00${n}.md`,
    mostWords.adr,
  ]);
  expect(
    wordProblems(new Map([...decisions.slice(1), ['README.md', mostWords.readme], ['docs/a.md', 20_700]])),
  ).toEqual([]);
  const over = [...decisions, ['docs/adr/x.md', 401], ['README.md', 901], ['docs/a.md', 20_700]] as const;
  expect(wordProblems(new Map(over))).toEqual([
    'docs/adr/x.md: 401 words; the limit is 400. Shorten it, or merge.',
    'README.md: 901 words; the limit is 900. Shorten it, or merge.',
    'docs/adr: 10801 words; the limit is 10400. Shorten it, or merge.',
    'All other documents: 21601 words; the limit is 21600. Shorten it, or merge.',
  ]);
});

it('counts documents, and neither generated ones nor tables', () => {
  const paths = [...documentWords().keys()];
  expect(paths).toEqual(
    expect.arrayContaining(['README.md', 'AGENTS.md', 'shell/README.md', 'docs/security.md']),
  );
  expect(paths.filter((path) => /asvs|measurements|CHANGELOG|docs\/api/.test(path))).toEqual([]);
});
