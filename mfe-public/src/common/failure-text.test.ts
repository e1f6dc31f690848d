import { ApiError } from '@porao/platform';
import { afterEach, expect, it, vi } from 'vitest';
import bn from '../locales/bn.ts';

afterEach(() => {
  document.documentElement.lang = '';
  vi.resetModules();
});

/** The language is fixed when the modules load, as in a page. */
async function inBengali(code: string): Promise<string> {
  document.documentElement.lang = 'bn';
  vi.resetModules();
  const { addCatalog } = await import('@porao/platform/shell');
  addCatalog('mfe-public', bn);
  const { failureText } = await import('./failure-text.ts');
  return failureText(new ApiError('The words of the server.', 409, code));
}

it.each([
  ['ALREADY_APPLIED', /আগেই আবেদন/],
  ['CAP_REACHED', /৬০টি/],
  ['JOB_CLOSED', /আর খোলা নেই/],
  ['NOT_FOUND', /আর খোলা নেই/],
  ['ACCOUNT_LOCKED', /বর্তমান অবস্থায় আবেদন করা যায় না/],
  ['BANNED', /বন্ধ আছে/],
  ['RATE_LIMITED', /অনেকবার/],
  ['PROFILE_INCOMPLETE', /৮০%/],
  ['CITY_MISMATCH', /সেই শহরের/],
  ['CONFLICT', /নিজের অনুরোধের/],
  ['UNAVAILABLE', /সাড়া দিতে পারছে না/],
  ['INTERNAL', /সমস্যা হয়েছে/],
])('in Bengali %s is told without a word of English', async (code, words) => {
  const text = await inBengali(code);
  expect(text).toMatch(words);
  expect(text).not.toMatch(/[A-Za-z]/);
});
