import { maxSearchName, SavedSearchBody } from '@porao/contracts';
import { alertFrequencies } from '@porao/contracts/constants';
import { jobAlerts } from '@porao/contracts/paths';
import { FrequencyField, useWriteForm } from '@porao/features';
import { ApiError, call } from '@porao/platform';
import { Button, Divider, Group, LinkButton, Notice, Stack, Text, Title } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import { useState } from 'react';
import styles from '../../common/scripted.module.css';
import { signInLink } from '../../common/sign-in-link.ts';
import { t } from './alert.text.ts';
import { type AlertSearch, PhoneAlert } from './phone-alert.form.tsx';

interface AlertPartProps extends AlertSearch {
  isTutor: boolean;
  /** Where a guest comes back to after signing in. */
  returnTo: string;
  /** Absent where nothing is left to close. */
  onClose?: () => void;
}

/** A tutor is told of new jobs by the account; a guest chooses between an account and text messages. */
export default function AlertPart({ isTutor, returnTo, onClose, ...search }: AlertPartProps) {
  if (isTutor) return <AlertForm {...search} {...(onClose && { onClose })} />;
  return (
    <Stack>
      {search.board ? <Text weight="bold">{search.name}</Text> : <Text>{t('allText')}</Text>}
      <Stack as="section" gap="xs" align="start">
        <Title order={3} size={4}>
          {t('account')}
        </Title>
        <Text>{t('accountText')}</Text>
        <LinkButton {...signInLink(returnTo)}>{t('signIn')}</LinkButton>
      </Stack>
      <Divider />
      <Stack as="section" gap="xs">
        <Title order={3} size={4}>
          {t('phone')}
        </Title>
        <noscript>
          <Text>{t('phoneScripts')}</Text>
        </noscript>
        <div className={styles.scripted}>
          <PhoneAlert {...search} />
        </div>
      </Stack>
    </Stack>
  );
}

const schema = SavedSearchBody.pick({ name: true, frequency: true });

/** Saves the search for a tutor: that of the filters, or without any that of the profile. */
function AlertForm({ board, name, onClose }: AlertSearch & Pick<AlertPartProps, 'onClose'>) {
  const [state, setState] = useState<'open' | 'full' | 'saved'>('open');
  const { form, submit } = useWriteForm({
    schema,
    start: { name: (board ? name : t('profile')).slice(0, maxSearchName), frequency: 'daily' as const },
    send: (body) => call('POST /api/saved-searches', { body: { ...body, board } }),
    stale: ['GET /api/saved-searches'],
    onDone: () => setState('saved'),
    onFailed: (error) =>
      setState(error instanceof ApiError && error.code === 'CAP_REACHED' ? 'full' : 'open'),
  });
  const manage = (
    <LinkButton to={jobAlerts} variant="default">
      {t('manage')}
    </LinkButton>
  );
  if (state === 'saved') {
    return (
      <Stack>
        <Notice tone="success" title={t('saved')}>
          {t('savedText')}
        </Notice>
        <Group>
          {manage}
          {onClose && <Button onClick={onClose}>{t('close')}</Button>}
        </Group>
      </Stack>
    );
  }
  return (
    <Form form={form} onSubmit={submit} label={t('title')}>
      {board === null && <Text>{t('profileText')}</Text>}
      <FormError form={form} title={t('failed')} />
      {state === 'full' && <Group>{manage}</Group>}
      <TextField form={form} name="name" label={t('name')} maxLength={maxSearchName} />
      <FrequencyField form={form} name="frequency" options={alertFrequencies} help={t('howHelp')} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
