import { ApiError } from '@porao/platform';
import { Stack, Title } from '@porao/ui';
import { useEffect, useRef } from 'react';
import { OtpForm, type OtpFormProps } from '../otp/otp.form.tsx';

interface CodeStepProps<P> extends Pick<OtpFormProps, 'onResend'> {
  title: string;
  phone: string;
  post: (otp: string) => Promise<P>;
  onPosted: (posted: P) => void;
  onWrongNumber: () => void;
  /** Names of the form's fields, to which refusals of them go back. */
  fields: readonly string[];
  onRefused: (messages: Record<string, string>) => void;
}

/** The code that proves the phone; with it the request is posted. */
export function CodeStep<P>(props: CodeStepProps<P>) {
  const { title, phone, post, onPosted, onResend, onWrongNumber, fields, onRefused } = props;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'start' });
    part.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const verify = async (otp: string) => {
    try {
      onPosted(await post(otp));
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
          {title}
        </Title>
        <OtpForm
          purpose="hire"
          phone={phone}
          onVerify={verify}
          onResend={onResend}
          onWrongNumber={onWrongNumber}
        />
      </Stack>
    </div>
  );
}
