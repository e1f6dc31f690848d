import { maxSearchName, SavedSearchBody } from '@porao/contracts';
import { alertFrequencies } from '@porao/contracts/constants';
import { jobAlerts } from '@porao/contracts/paths';
import { FrequencyField, useWriteForm } from '@porao/features';
import { ApiError, call } from '@porao/platform';
import { Button, Group, LinkButton, Notice, Stack, Text } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import { useState } from 'react';
import { t } from './alert.text.ts';
import type { AlertSearch } from './alert-search.ts';

const schema = SavedSearchBody.pick({ name: true, frequency: true });

interface AlertFormProps extends AlertSearch {
  onClose: () => void;
}

/** Saves the search for a tutor: that of the filters, or without any that of the profile. */
export function AlertForm({ board, name, onClose }: AlertFormProps) {
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
          <Button onClick={onClose}>{t('close')}</Button>
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
