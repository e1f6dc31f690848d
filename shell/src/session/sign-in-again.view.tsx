import type { StartedSession } from '@porao/contracts';
import { formFailureText, lazyPart, ruled, useRuledForm } from '@porao/features';
import { call, callPublic, formatDigits, type Session, session } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { Button, LoadingState, Stack, Text } from '@porao/ui';
import { Form, FormError, PasswordField, SubmitButton } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { type ReactNode, useContext, useState } from 'react';
import { t } from '../messages.ts';
import type { CodeAgainProps, Started } from './code-again.form.tsx';
import { SessionContext } from './session.context.ts';
import type { SessionStore } from './store.ts';

const CodeAgainForm = lazyPart<CodeAgainProps>(
  () => import(/* webpackChunkName: "code-again" */ './code-again.form.tsx'),
  () => <LoadingState label={t('again.code')} shape="form" count={1} />,
);

/** Asks for the password, or a code where the account has none, over the page whose form is still being filled. */
export default function SignInAgainView(): ReactNode {
  const store = useContext(SessionContext);
  const suspended = store?.suspendedSession();
  const [byCode, setByCode] = useState(false);
  if (!store || !suspended) return null;
  const leave = () => {
    const { pathname, search } = location;
    store.forget();
    session().require(pathname + search);
  };
  const begin = async (started: Started) => session().start(await recordFor(store, suspended.type, started));
  return (
    <Modal opened locked onClose={() => {}} title={t('again.title')} closeLabel={t('modal.close')} size="sm">
      <Stack>
        <Text>{t('again.text')}</Text>
        <Text tone="dim">
          {t('again.phone')}: {formatDigits(suspended.phone)}
        </Text>
        {byCode ? (
          <CodeAgainForm phone={suspended.phone} begin={begin} />
        ) : (
          <PasswordForm phone={suspended.phone} begin={begin} />
        )}
        <Button variant="default" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'again.byPassword' : 'again.byCode')}
        </Button>
        <Button variant="subtle" onClick={leave}>
          {t('again.leave')}
        </Button>
      </Stack>
    </Modal>
  );
}

interface Answer {
  password: string;
}

/** Not from the contracts: they would bring zod along for one field. */
const schema = ruled<Answer>(({ password }) =>
  password === '' ? [{ message: t('again.required'), path: ['password'] }] : [],
);

function PasswordForm({ phone, begin }: CodeAgainProps): ReactNode {
  const { form, submit } = useRuledForm<Answer, Answer, void>({
    schema,
    start: { password: '' },
    send: async ({ password }) =>
      begin(await callPublic('POST /api/v1/login', { body: { phone_no: phone, password } })),
    failure: formFailureText,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('again.submit')}>
      <FormError form={form} title={t('again.failed')} />
      <PasswordField
        form={form}
        name="password"
        label={t('again.password')}
        showLabel={t('again.show')}
        hideText={t('again.hide')}
      />
      <SubmitButton form={form} fullWidth busyLabel={t('again.busy')}>
        {t('again.submit')}
      </SubmitButton>
    </Form>
  );
}

/** The same person's session in the same role. An account whose last role was the other one is switched first, by a
 * call that `goOnAs` makes one of the new session. */
async function recordFor(
  { goOnAs }: SessionStore,
  type: Session['type'],
  begun: Started,
): Promise<StartedSession> {
  const { user } = begun;
  const started = sessionRecordOf(begun, type);
  if (user.type === type || started.OTPVerifyUseOnly) return started;
  goOnAs(started);
  const { data } = await call('POST /api/v1/switch-account', { body: { type } });
  return { ...started, token: data.token, tutorId: data.user.tutor?.tutorid ?? null };
}
