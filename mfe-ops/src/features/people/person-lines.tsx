import type { OpsUser } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { formatDate, formatDigits } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { textOr } from '../../common/messages.ts';
import { t } from './messages.ts';

/** The role's word; one that a remote of the site brings is called by its name. */
export const roleName = (role: string): string => textOr(t, `people.role.${role as 'lead'}`, role);

export const rolesOf = (names: readonly string[]): string =>
  names.length === 0 ? t('person.none') : names.map(roleName).join(', ');

const tones = { Green: 'success', Yellow: 'accent', Red: 'error' } as const;

/** Shows what keeps an account from acting, and its status. */
export function AccountBadges({ user }: { user: OpsUser }): ReactNode {
  const { account_status: status } = user;
  return (
    <>
      {!user.verified && <Badge tone="accent">{t('people.unverified')}</Badge>}
      {user.address_check && (
        <Badge tone="success">
          {t(`person.checked.${user.address_check.by}`, { day: formatDate(user.address_check.at) })}
        </Badge>
      )}
      {user.banned_at !== null && (
        <Badge tone="error">
          {user.banned_until === null
            ? t('people.banned')
            : t('people.banned.until', { date: deadlineText(user.banned_until) })}
        </Badge>
      )}
      {status && <Badge tone={tones[status]}>{t(`people.status.${status}`)}</Badge>}
    </>
  );
}

/** An address that was only typed may be anybody's. */
const emailOf = ({ email, email_verified }: OpsUser): string =>
  email === '' || email_verified ? email : t('person.notVerified', { email });

export const lineOf = (user: OpsUser): string =>
  dotted(formatDigits(user.phone_no), emailOf(user), rolesOf(user.roles));
