import type { CurrentUser } from '@porao/contracts';
import { callPublic, closeModal, notify, openModal } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { OtpForm } from './otp.form.tsx';

interface VerifyPhoneProps {
  phone: string | null;
  onDone: (user: CurrentUser) => void;
  wayBack?: ReactNode;
  onWrongNumber?: () => void;
}

/** Verifies the phone of the account whose token is there. */
export function VerifyPhone({ phone, onDone, ...ways }: VerifyPhoneProps) {
  return (
    <OtpForm
      purpose="verify"
      phone={phone}
      {...ways}
      onVerify={async (otp) => onDone((await callPublic('POST /api/v1/verify-otp', { body: { otp } })).user)}
      onResend={async () => (await callPublic('POST /api/v1/resend-otp', { body: {} })).data}
    />
  );
}

/** The same in the page's modal: for a signed-in person whose phone waits for its code (decision OQ-026). */
export function openVerifyPhone(phone: string, onDone: (user: CurrentUser) => void): void {
  const done = (user: CurrentUser) => {
    closeModal();
    notify({ tone: 'success', message: t('otp.verified') });
    onDone(user);
  };
  openModal({ title: t('otp.title'), body: <VerifyPhone phone={phone} onDone={done} />, buttons: [] });
}
