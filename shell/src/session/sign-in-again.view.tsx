import type { SessionRecord } from '@porao/contracts';
import { formFailureText, ruled, useRuledForm } from '@porao/features';
import { call, callPublic, formatDigits, type Session, session } from '@porao/platform';
import { sessionRecordOf } from '@porao/platform/session-record';
import { Button, Stack, Text } from '@porao/ui';
import { Form, FormError, PasswordField, SubmitButton } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { type ReactNode, useContext } from 'react';
import { t } from '../messages.ts';
import { SessionContext } from './session.context.ts';
import type { SessionStore } from './store.ts';

/** Asks for the password in place, over the page whose form is still being filled. */
export default function SignInAgainView(): ReactNode {
  const store = useContext(SessionContext);
  const suspended = store?.suspendedSession();
  if (!store || !suspended) return null;
  const leave = () => {
    const { pathname, search } = location;
    store.forget();
    session().require(pathname + search);
  };
  return (
    <Modal opened locked onClose={() => {}} title={t('again.title')} closeLabel={t('modal.close')} size="sm">
      <Stack>
        <Text>{t('again.text')}</Text>
        <Text tone="dim">
          {t('again.phone')}: {formatDigits(suspended.phone)}
        </Text>
        <PasswordForm suspended={suspended} store={store} />
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

function PasswordForm({ suspended, store }: { suspended: Session; store: SessionStore }): ReactNode {
  const { form, submit } = useRuledForm<Answer, Answer, void>({
    schema,
    start: { password: '' },
    send: async ({ password }) => session().start(await signInAgain(store, suspended, password)),
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

/** Signs the same person in for the same role. An account whose last role was the other one is switched first, by a
 * call that `setToken` has sent with the new token. */
async function signInAgain(
  { setToken }: SessionStore,
  { phone, type }: Session,
  password: string,
): Promise<SessionRecord> {
  const { token, user } = await callPublic('POST /api/v1/login', { body: { phone_no: phone, password } });
  const record = sessionRecordOf(token, user, type);
  if (user.type === type || record.OTPVerifyUseOnly) return record;
  setToken(record);
  const { data } = await call('POST /api/v1/switch-account', { body: { type } });
  return { ...record, token: data.token, tutorId: data.user.tutor?.tutorid ?? null };
}
