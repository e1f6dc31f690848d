import type { CurrentUser } from '@porao/contracts';
import { forgetReset, formFailureText, OtpForm, sendResetCode, useWrite } from '@porao/features';
import { callPublic } from '@porao/platform';
import { Button, Notice, Stack } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../messages.ts';

/** The part of a sign-in's answer that a session is made of. */
export interface Started {
  token?: string | undefined;
  user: CurrentUser;
}

export interface CodeAgainProps {
  phone: string;
  begin: (started: Started) => Promise<void>;
}

/** A code to the phone in place of the password: an account that a request made may have none. */
export default function CodeAgainForm({ phone, begin }: CodeAgainProps): ReactNode {
  const [wasSent, setWasSent] = useState(false);
  const { busy, error, press } = useWrite({
    send: () => sendResetCode(phone),
    failed: null,
    onDone: () => setWasSent(true),
  });
  if (wasSent) {
    return (
      <OtpForm
        purpose="reset"
        phone={phone}
        onVerify={async (phone_otp) => {
          const body = { phone_no: phone, phone_otp };
          await begin(await callPublic('POST /api/v1/forgot-password/sign-in', { body }));
          forgetReset();
        }}
        onResend={async () =>
          (await callPublic('POST /api/v1/forgot-password/send-otp', { body: { phone_no: phone } })).data
        }
      />
    );
  }
  return (
    <Stack>
      {error && <Notice tone="error">{formFailureText(error)}</Notice>}
      <Button fullWidth busy={busy} busyLabel={t('again.code.busy')} onClick={() => press()}>
        {t('again.code')}
      </Button>
    </Stack>
  );
}
