import { SavedSearchBody } from '@porao/contracts';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { useListForm } from '../list-form.ts';
import { t } from './alerts.text.ts';
import { type Frequency, FrequencyField } from './frequency.field.tsx';
import type { Search, SearchCalls } from './search.ts';

const schema = SavedSearchBody.pick({ name: true, frequency: true });

interface SearchFormProps {
  search: Search;
  calls: SearchCalls;
  frequencies: readonly Frequency[];
  onClose: () => void;
}

/** The name of a search, and how often it is sent. */
export function SearchForm({ search, calls, frequencies, onClose }: SearchFormProps): ReactNode {
  const { id, name, frequency } = search;
  const { form, submit } = useListForm({
    list: calls.list,
    schema,
    start: { name, frequency },
    send: (body) => calls.change(id, body),
    onClose,
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('form')}>
        <FormError form={form} title={t('notSaved')} />
        <TextField form={form} name="name" label={t('name')} maxLength={60} />
        <FrequencyField form={form} name="frequency" options={frequencies} />
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
