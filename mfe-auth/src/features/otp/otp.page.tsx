import type { CurrentUser } from '@porao/contracts';
import { draftOf, forgetDraft, keepDraft, VerifyPhone } from '@porao/features';
import { Navigate, session, useNavigate, useSession } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { LinkAnchor } from '@porao/ui';
import { useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

/** After signing up, and after signing in with a phone that is not verified yet. */
export default function OtpPage() {
  const navigate = useNavigate();
  const signedIn = useSession();
  const [waiting] = useState(() => session().pending());
  if (signedIn && !waiting) return <Navigate replace to={`/${signedIn.type}/dashboard`} />;

  const draft = `${waiting?.type ?? 'parent'}-sign-up`;
  /** A sign-up that is not verified holds no number: the same details are sent again with the right one. */
  const signUpAgain = () => {
    keepDraft(draft, draftOf(draft, { phone_no: waiting?.phone ?? '' }));
    void navigate(waiting?.type === 'tutor' ? paths.tutorSignUp : paths.parentSignUp);
  };
  const done = (user: CurrentUser) => {
    if (!waiting) return;
    // A tutor goes to the first step of the profile, others to where they wanted to (AUT-043, OQ-077).
    const path =
      waiting.type === 'tutor'
        ? paths.secondaryEducation
        : (session().takeIntendedPath() ?? `/${waiting.type}/dashboard`);
    forgetDraft(draft);
    session().start(sessionRecordOf({ token: waiting.token, user }, waiting.type));
    void navigate(path, { replace: true });
  };
  return (
    <AuthPage title={t('otp.heading')}>
      <VerifyPhone
        phone={waiting?.phone ?? null}
        onDone={done}
        onWrongNumber={signUpAgain}
        wayBack={<LinkAnchor to={paths.signUpAs}>{t('otp.signUp')}</LinkAnchor>}
      />
    </AuthPage>
  );
}
