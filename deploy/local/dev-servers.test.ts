import { afterEach, expect, it, vi } from 'vitest';
import { readWanted } from './dev-servers.ts';

const says = vi.spyOn(console, 'error').mockReturnValue();
const exits = vi.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('ended');
});
afterEach(() => {
  says.mockClear();
  exits.mockClear();
});

it('OPS-395 takes the one remote of a repository, in front of a named site or of one on this machine', () => {
  const env = { API_URL: 'https://porao.example', PORAO_DEV_SITE: 'https://porao.example' };
  const site = { url: 'https://porao.example', env };
  expect(readWanted(['--site', 'https://porao.example/reports'], 'mfe-reports')).toEqual({
    name: 'mfe-reports',
    site,
  });
  expect(readWanted(['mfe-fees'], 'mfe-reports')).toEqual({ name: 'mfe-fees', site: undefined });
  expect(readWanted([])).toEqual({ name: undefined, site: undefined });
});

it.each<[string, string[], RegExp]>([
  ['two apps', ['mfe-fees', 'mfe-reports'], /^One app at a time: mfe-fees, mfe-reports/],
  ['a site without an app', ['--site', 'https://porao.example'], /^--site takes an app/],
  ['a name for a site', ['mfe-fees', '--site', 'porao'], /an address such as https:.*, not porao/],
  ['an unknown option', ['--sites'], /--sites/],
])('OPS-395 refuses %s', (_, given, words) => {
  expect(() => readWanted(given)).toThrow('ended');
  expect(says).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(words));
  expect(exits).toHaveBeenCalledExactlyOnceWith(1);
});
