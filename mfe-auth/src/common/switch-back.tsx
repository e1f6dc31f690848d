import { accountSwitcher } from '@porao/contracts/paths';
import { query, useQuery, useSession } from '@porao/platform';
import { LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** A person with both roles can leave the unfinished onboarding of one. */
export function SwitchBack(): ReactNode {
  const type = useSession()?.type;
  const roles =
    useQuery({ ...query('GET /api/v1/user'), enabled: type !== undefined }).data?.data.roles ?? [];
  const other = type === 'tutor' ? 'parent' : 'tutor';
  if (!type || !roles.includes(other)) return null;
  return (
    <LinkButton to={accountSwitcher} variant="subtle" icon="refresh">
      {t(`switch.${other}`)}
    </LinkButton>
  );
}
