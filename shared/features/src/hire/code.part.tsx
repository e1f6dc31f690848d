import { ApiError } from '@porao/platform';
import { Stack, Title } from '@porao/ui';
import { useEffect, useRef } from 'react';
import { OtpForm } from '../otp/otp.form.tsx';
import { type Posted, post, sendHireCode, type Wanted } from './hire.mutation.ts';
import { t } from './hire.text.ts';

interface CodeStepProps {
  wanted: Wanted;
  onPosted: (posted: Posted) => void;
  onWrongNumber: () => void;
  /** Names of the form's fields, to which refusals of them go back. */
  fields: readonly string[];
  onRefused: (messages: Record<string, string>) => void;
}

/** The code that proves the phone; with it the request is posted. */
export function CodeStep({ wanted, onPosted, onWrongNumber, fields, onRefused }: CodeStepProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'start' });
    part.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const verify = async (otp: string) => {
    try {
      onPosted(await post(wanted, otp));
    } catch (error) {
      const messages = error instanceof ApiError ? error.errors : {};
      const named = Object.entries(messages).flatMap(([name, [message]]) =>
        fields.includes(name) && message !== undefined ? [[name, message] as const] : [],
      );
      if (named.length === 0) throw error;
      onRefused(Object.fromEntries(named));
    }
  };
  return (
    <div ref={part}>
      <Stack>
        <Title order={2} size={3}>
          {t('code.title')}
        </Title>
        <OtpForm
          purpose="hire"
          phone={wanted.phone_no}
          onVerify={verify}
          onResend={() => sendHireCode(wanted.phone_no ?? '')}
          onWrongNumber={onWrongNumber}
        />
      </Stack>
    </div>
  );
}
