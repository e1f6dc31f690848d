import { intendedPathCookie, signInPathTo } from '@porao/contracts/page';
import { readCookie, writeCookie } from '@porao/platform';
import { beforeEach, expect, it } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

beforeEach(() => writeCookie(intendedPathCookie, '', 0));

/** The address and the remembered path after a page was opened at `address`. */
function open(address: string) {
  history.replaceState({ kept: 1 }, '', address);
  tidyAddress();
  return {
    at: location.pathname + location.search + location.hash,
    intended: readCookie(intendedPathCookie),
  };
}

it('takes the language out of the address, and leaves the rest', () => {
  expect(open('/job-board?sort=salary&lang=bn#top').at).toBe('/job-board?sort=salary#top');
  expect(history.state).toEqual({ kept: 1 });
  expect(open('/job-board?q=a%20b').at).toBe('/job-board?q=a%20b');
});

it('SHL-091 remembers where a guest wants to go, from the address of the sign-in page alone', () => {
  const job = '/job-details/41?from=board&apply=1';
  expect(open(signInPathTo(job))).toEqual({ at: '/auth/signin', intended: job });
  writeCookie(intendedPathCookie, '', 0);
  const switcher = '/account-switcher?next=%2Ftutor%2Fdashboard';
  expect(open(switcher)).toEqual({ at: switcher, intended: null });
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
])('SHL-091 remembers no path to another site: %j', (path) => {
  expect(open(signInPathTo(path))).toEqual({ at: '/auth/signin', intended: null });
});
