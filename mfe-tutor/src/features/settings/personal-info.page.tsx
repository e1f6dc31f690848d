import type { CurrentUser } from '@porao/contracts';
import { PhoneSettings } from '@porao/forms';
import type { ReactNode } from 'react';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { Part } from '../../common/part.tsx';
import { useProfileChanged, useTutorProfile } from '../../common/profile/profile.queries.ts';
import { AccountForm } from './account.form.tsx';
import { SettingsFrame } from './settings.frame.tsx';

export default function PersonalInfoPage(): ReactNode {
  return <SettingsFrame>{(user, locked) => <PersonalInfo user={user} locked={locked} />}</SettingsFrame>;
}

function PersonalInfo({ user, locked }: { user: CurrentUser; locked: boolean }): ReactNode {
  const changed = useProfileChanged();
  return (
    <>
      {locked && <LockedNotice />}
      {user.parent ? (
        <AccountForm user={user} additionalPhone={user.parent.additional_phone_number} locked={locked} />
      ) : (
        <OwnPhone user={user} locked={locked} />
      )}
      <PhoneSettings phone={user.phone_no} onChanged={() => void changed('phone', 'GET /api/v1/user')} />
    </>
  );
}

/** A tutor alone has the additional phone in the profile; who is a guardian too has it in the account. */
function OwnPhone({ user, locked }: { user: CurrentUser; locked: boolean }): ReactNode {
  return (
    <Part part={useTutorProfile()}>
      {({ data }) => (
        <AccountForm user={user} additionalPhone={data.personal_info.additional_number} locked={locked} />
      )}
    </Part>
  );
}
