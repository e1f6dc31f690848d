import type { CurrentUser } from '@porao/contracts';
import { AccountInfoForm, CardState, PhoneSettings, TitledCard } from '@porao/features';
import type { ReactNode } from 'react';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { profileChanged, useTutorProfile } from '../../common/profile/profile.queries.ts';
import { FormSkeleton, SettingsLayout } from './settings.layout.tsx';

export default function PersonalInfoPage() {
  return <SettingsLayout>{(user, locked) => <PersonalInfo user={user} locked={locked} />}</SettingsLayout>;
}

interface PersonalInfoProps {
  user: CurrentUser;
  locked: boolean;
}

/** A tutor alone has the additional phone in the profile; who is a guardian too has it in the account. */
function PersonalInfo({ user, locked }: PersonalInfoProps) {
  if (!user.parent) return <OfTutor user={user} locked={locked} />;
  return (
    <Forms user={user} locked={locked}>
      <AccountCard user={user} locked={locked} additionalPhone={user.parent.additional_phone_number} />
    </Forms>
  );
}

function OfTutor({ user, locked }: PersonalInfoProps) {
  const profile = useTutorProfile();
  // All forms come at once: one that came later would move those below it.
  if (profile.data === undefined && !profile.isError) return <FormSkeleton />;
  return (
    <Forms user={user} locked={locked}>
      <CardState source={profile}>
        {({ data }) => (
          <AccountCard user={user} locked={locked} additionalPhone={data.personal_info.additional_number} />
        )}
      </CardState>
    </Forms>
  );
}

function AccountCard(props: PersonalInfoProps & { additionalPhone: string | null }) {
  return (
    <TitledCard title={t('settings.personal-info')} roomy>
      <AccountInfoForm
        user={props.user}
        additionalPhone={props.additionalPhone}
        disabled={props.locked}
        failedTitle={t('account.failed')}
        onSaved={() => profileChanged('account')}
      />
    </TitledCard>
  );
}

function Forms({ user, locked, children }: PersonalInfoProps & { children: ReactNode }) {
  return (
    <>
      {locked && <LockedNotice />}
      {children}
      <PhoneSettings phone={user.phone_no} />
    </>
  );
}
