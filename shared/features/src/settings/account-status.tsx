import type { StartedSession, AccountStatus as Status } from '@porao/contracts';
import { support } from '@porao/contracts/paths';
import { Badge, Card, Group, Icon, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

const looks = {
  Green: { icon: 'check', tone: 'success', key: 'green' },
  Yellow: { icon: 'alert', tone: 'accent', key: 'yellow' },
  Red: { icon: 'lock', tone: 'error', key: 'red' },
} as const;
const absent = { icon: 'info', tone: null, key: 'absent' } as const;

interface AccountStatusProps {
  /** Null until an operator has set one (decision OQ-076). */
  status: Status | null;
  /** A banned tutor cannot apply, a banned guardian's requests are not published (decision OQ-005). */
  banned: boolean;
  /** Tutors apply, guardians send requests. */
  type: StartedSession['type'];
}

/** Says what an account may do: unlocked, locked, or not known yet (TUT-068 to TUT-071). */
export function AccountStatus({ status, banned, type }: AccountStatusProps): ReactNode {
  const { icon, tone, key } = status ? looks[status] : absent;
  const help = <LinkAnchor to={support}>{t('status.support')}</LinkAnchor>;
  return (
    <Card as="section" roomy>
      <Stack gap="xs">
        <Group gap="sm">
          <Icon name={icon} size={28} />
          <Title order={2} size={3}>
            {t(`status.${key}.title`)}
          </Title>
          {key !== 'absent' && <Badge tone={tone}>{t(`status.${key}`)}</Badge>}
        </Group>
        <Text>
          <span>{textOf(key, banned, type)} </span>
          {(key === 'red' || key === 'yellow') && !banned && help}
        </Text>
        {banned && (
          <Text>
            {t(type === 'parent' ? 'status.banned.parent' : 'status.banned.tutor')} {help}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

type Key = (typeof looks)[Status]['key'] | 'absent';

/** Says what the status allows, without what a ban forbids. */
function textOf(key: Key, banned: boolean, type: StartedSession['type']): string {
  if (key === 'red' || key === 'absent') return t(`status.${key}.text`);
  if (banned) return t('status.yellow.textParent');
  return type === 'parent' ? t(`status.${key}.textParent`) : t(`status.${key}.text`);
}
