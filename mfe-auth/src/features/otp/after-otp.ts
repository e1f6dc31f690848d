import type { SessionRecord } from '@porao/contracts';
import { paths } from '../../common/paths.ts';

/** Where a verified person goes: a tutor to the first step of the profile, others where they wanted to, else to
 * their dashboard (AUT-043, OQ-077). */
export function pathAfterOtp(type: SessionRecord['type'], intended: () => string | null): string {
  if (type === 'tutor') return paths.secondaryEducation;
  return intended() ?? `/${type}/dashboard`;
}
