import { type SavedSearch, SavedSearchBody } from '@porao/contracts';
import { alertFrequencies, digestFrequencies } from '@porao/contracts/constants';
import { call } from '@porao/platform';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './alerts.text.ts';
import { FrequencyField } from './frequency.field.tsx';

const schema = SavedSearchBody.pick({ name: true, frequency: true });

interface SearchFormProps {
  search: SavedSearch;
  onClose: () => void;
}

export function SearchForm({ search, onClose }: SearchFormProps) {
  const { id, name, frequency, request_id } = search;
  const { form, submit } = useWriteForm({
    schema,
    start: { name, frequency },
    send: (body) => call('PUT /api/saved-searches/:id', { params: { id }, body }),
    stale: ['GET /api/saved-searches'],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('form')}>
        <FormError form={form} title={t('notSaved')} />
        <TextField form={form} name="name" label={t('name')} maxLength={60} />
        <FrequencyField
          form={form}
          name="frequency"
          options={request_id === null ? alertFrequencies : digestFrequencies}
        />
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
