import { type SavedSearch, SavedSearchBody } from '@porao/contracts';
import { alertFrequencies } from '@porao/contracts/constants';
import { FrequencyField, useSendForm } from '@porao/features';
import { call, notify } from '@porao/platform';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { useSearchesChanged } from './alert.mutation.ts';
import { t } from './alerts.text.ts';

const schema = SavedSearchBody.pick({ name: true, frequency: true });

/** The name of a search, and how often it is sent. */
export function AlertForm({ search, onClose }: { search: SavedSearch; onClose: () => void }): ReactNode {
  const changed = useSearchesChanged();
  const { id, name, frequency } = search;
  const { form, submit } = useSendForm({
    schema,
    start: { name, frequency },
    send: async (body) => {
      const { message } = await call('PUT /api/saved-searches/:id', { params: { id }, body });
      await changed();
      notify({ tone: 'success', message });
      onClose();
    },
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('form')}>
        <FormError form={form} title={t('notSaved')} />
        <TextField form={form} name="name" label={t('name')} maxLength={60} />
        <FrequencyField form={form} name="frequency" options={alertFrequencies} />
        <Group>
          <SubmitButton form={form} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={form.formState.isSubmitting}>
            {t('cancel')}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}
