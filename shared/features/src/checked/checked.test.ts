import { expect, it } from 'vitest';
import { familyChecked, tutorChecked } from './checked.ts';

const phone_at = '2026-05-03T06:00:00.000Z';
const at = '2026-05-05T06:00:00.000Z';

it('RUL-075 says what was checked of a family and a tutor, and when, in the same form', () => {
  expect([
    familyChecked({ phone_at, address: { at, by: 'call' } }),
    familyChecked({ phone_at, address: { at, by: 'paper' } }),
    familyChecked({ phone_at: null, address: null }),
    tutorChecked({
      phone_checked_at: phone_at,
      verified_credentials: ['NID', 'HSC certificate'],
      papers_checked_at: at,
    }),
    tutorChecked({ phone_checked_at: null, verified_credentials: [], papers_checked_at: null }),
  ]).toEqual([
    'Phone checked 03 May, 2026; address checked by a call 05 May, 2026',
    'Phone checked 03 May, 2026; address checked by a paper 05 May, 2026',
    'Phone not checked; address not checked',
    'Phone checked 03 May, 2026; papers checked: NID, HSC certificate (last 05 May, 2026)',
    'Phone not checked; no paper checked',
  ]);
});
