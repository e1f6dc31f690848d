import type { SessionRecord, AccountStatus as Status } from '@porao/contracts';
import { support } from '@porao/contracts/paths';
import { Badge, Card, Group, Icon, type IconName, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

const looks = {
  Green: { icon: 'check', tone: 'success', key: 'green' },
  Yellow: { icon: 'alert', tone: 'accent', key: 'yellow' },
  Red: { icon: 'lock', tone: 'error', key: 'red' },
} as const;

interface AccountStatusProps {
  /** Null until an operator has set one (decision OQ-076). */
  status: Status | null;
  /** A banned tutor cannot apply, a banned guardian's requests are not published (decision OQ-005). */
  banned: boolean;
  /** Tutors apply, guardians send requests. */
  type: SessionRecord['type'];
}

/** Says what an account may do: unlocked, locked, or not known yet (TUT-068 to TUT-071). */
export function AccountStatus({ status, banned, type }: AccountStatusProps): ReactNode {
  if (status === null) {
    return (
      <StatusCard icon="info" title={t('status.absent.title')}>
        <Text>{t('status.absent.text')}</Text>
        {banned && <Ban type={type} />}
      </StatusCard>
    );
  }
  const { icon, tone, key } = looks[status];
  return (
    <StatusCard
      icon={icon}
      title={t(`status.${key}.title`)}
      badge={<Badge tone={tone}>{t(`status.${key}`)}</Badge>}
    >
      <Text>
        <span>{textOf(key, banned, type)} </span>
        {key === 'red' && <LinkAnchor to={support}>{t('status.support')}</LinkAnchor>}
      </Text>
      {banned && <Ban type={type} />}
    </StatusCard>
  );
}

/** Says what the status allows, without what a ban forbids. */
function textOf(key: (typeof looks)[Status]['key'], banned: boolean, type: SessionRecord['type']): string {
  if (key === 'red') return t('status.red.text');
  if (banned) return t('status.yellow.textParent');
  return type === 'parent' ? t(`status.${key}.textParent`) : t(`status.${key}.text`);
}

function Ban({ type }: Pick<AccountStatusProps, 'type'>): ReactNode {
  return (
    <Text>
      {t(type === 'parent' ? 'status.banned.parent' : 'status.banned.tutor')}{' '}
      <LinkAnchor to={support}>{t('status.support')}</LinkAnchor>
    </Text>
  );
}

interface StatusCardProps {
  icon: IconName;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

function StatusCard({ icon, title, badge, children }: StatusCardProps): ReactNode {
  return (
    <Card as="section" roomy>
      <Stack gap="xs">
        <Group gap="sm">
          <Icon name={icon} size={28} />
          <Title order={2} size={3}>
            {title}
          </Title>
          {badge}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
