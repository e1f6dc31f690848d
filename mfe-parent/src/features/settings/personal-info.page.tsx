import { AccountInfoForm, AccountStatus, PhoneSettings, QueryState, TitledCard } from '@porao/features';
import { Grid, LoadingState, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { userChanged, useUser } from '../../common/user.ts';

export default function PersonalInfoPage() {
  const user = useUser();
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <QueryState
        source={user}
        skeleton={<LoadingState label={t('tab.personalInfo')} shape="form" count={5} />}
        error={t('account.failed')}
      >
        {({ data }) => (
          <Stack gap="lg">
            {data.account_status === 'Red' && (
              <AccountStatus status="Red" banned={data.banned} type="parent" />
            )}
            <Grid minColumn="20rem">
              <TitledCard title={t('settings.profile')} roomy>
                <AccountInfoForm
                  key={data.id}
                  user={data}
                  additionalPhone={data.parent?.additional_phone_number ?? null}
                  about={data.parent?.about ?? null}
                  disabled={data.account_status === 'Red'}
                  onSaved={() => userChanged('personal-info')}
                />
              </TitledCard>
              <Stack gap="lg">
                <PhoneSettings phone={data.phone_no} />
              </Stack>
            </Grid>
          </Stack>
        )}
      </QueryState>
    </SectionPage>
  );
}
