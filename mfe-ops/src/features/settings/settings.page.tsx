import { ChangePasswordForm, TitledCard } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { LinkAnchor, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

export default function SettingsPage(): ReactNode {
  const me = useQuery(query('GET /api/v1/user')).data?.data;
  return (
    <OpsPage title={t('settings.title')}>
      {/* A line of a form stays short enough to read. */}
      <Stack style={{ maxInlineSize: '40rem' }} data-main-content>
        <TitledCard title={t('settings.password')} roomy>
          <ChangePasswordForm />
        </TitledCard>
        {me && <LinkAnchor to={paths.person({ userId: me.id })}>{t('settings.account')}</LinkAnchor>}
      </Stack>
    </OpsPage>
  );
}
