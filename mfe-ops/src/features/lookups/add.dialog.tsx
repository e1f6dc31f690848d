import { AddLookupBody, type LookupList } from '@porao/contracts';
import { type OutputOf, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Form, FormError, type FormOf, NumberField, SelectField, SubmitButton } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { listName } from './lookup-lines.tsx';
import { changes, useParents } from './lookups.queries.ts';
import { t } from './messages.ts';
import { NamesFields } from './names.fields.tsx';

export interface AddDialogProps {
  list: LookupList;
  parent: LookupList | null;
  onClose: () => void;
}

type Output = OutputOf<typeof AddLookupBody>;
type AddForm = FormOf<AddLookupBody, Output>;

export default function AddDialog({ list, parent, onClose }: AddDialogProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema: AddLookupBody,
    start: { name: '', bengali_name: '', other_names: '' },
    draft: `ops-lookup-${list}`,
    fields: ['name', 'bengali_name', 'other_names', 'parent_id', 'latitude', 'longitude'],
    send: (body: Output) => call('POST /api/ops/lookups/:list', { params: { list }, body }),
    stale: changes,
    success: ({ message }) => ({ title: t('lookup.added'), message }),
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('lookup.add.title', { list: listName(list) })}
      closeLabel={t('close')}
    >
      <Form form={form} onSubmit={submit}>
        <FormError form={form} />
        {parent && <ParentField form={form} parent={parent} />}
        <NamesFields form={form} />
        {list === 'locations' && (
          <>
            <NumberField
              form={form}
              name="latitude"
              label={t('lookup.latitude')}
              help={t('lookup.place.help')}
            />
            <NumberField form={form} name="longitude" label={t('lookup.longitude')} />
          </>
        )}
        <SubmitButton form={form} busyLabel={t('lookup.saving')}>
          {t('lookup.add')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}

function ParentField({ form, parent }: { form: AddForm; parent: LookupList }): ReactNode {
  const options = useParents(parent).map(({ value, label }) => ({ value: Number(value), label }));
  return (
    <SelectField
      form={form}
      name="parent_id"
      label={listName(parent)}
      placeholder={t('lookup.choose')}
      options={options}
    />
  );
}
