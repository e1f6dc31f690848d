import { AccountInfoForm, AccountStatus, FixedPhone } from '@porao/forms';
import { Card, Grid, LoadingState, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { Answer } from '../../common/answer.tsx';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from '../../common/settings.frame.tsx';
import { useUser, useUserChanged } from '../../common/user.ts';

const role = 'parent';

/** The guardian's own data, and the phone that stays as it is. */
export default function PersonalInfoPage(): ReactNode {
  const user = useUser();
  const changed = useUserChanged();
  return (
    <SettingsFrame>
      <Answer
        source={user}
        skeleton={<LoadingState label={t('settings.personal-info')} shape="form" count={5} />}
        error={t('account.failed')}
      >
        {({ data }) => (
          <Stack gap="lg">
            {data.account_status === 'Red' && <AccountStatus status="Red" role={role} />}
            <Grid minColumn="20rem">
              <Card as="section">
                <Stack>
                  <Title order={2} size={4}>
                    {t('settings.profile')}
                  </Title>
                  <AccountInfoForm
                    key={data.id}
                    user={data}
                    disabled={data.account_status === 'Red'}
                    onSaved={() => changed('personal-info')}
                  />
                </Stack>
              </Card>
              <div>
                <Card as="section">
                  <Stack>
                    <Title order={2} size={4}>
                      {t('settings.phone')}
                    </Title>
                    <FixedPhone phone={data.phone_no} />
                  </Stack>
                </Card>
              </div>
            </Grid>
          </Stack>
        )}
      </Answer>
    </SettingsFrame>
  );
}
