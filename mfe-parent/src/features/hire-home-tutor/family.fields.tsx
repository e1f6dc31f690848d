import type { Choices } from '@porao/features';
import { Button, Stack } from '@porao/ui';
import { SelectField } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { loadLocationDialog, loadStudentDialog } from '../../common/family/load-dialogs.ts';
import { LazyDialog } from '../../common/lazy.dialog.tsx';
import { t } from '../../common/messages.ts';
import type { RequestFormOf } from './request-choices.ts';

interface FamilyFieldProps {
  form: RequestFormOf;
  choices: Choices;
}

/** For whom: one of the family, or somebody added here. */
export function StudentField(props: FamilyFieldProps & { onPicked: () => void }): ReactNode {
  const { form, choices, onPicked } = props;
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="xs">
      <SelectField
        form={form}
        name="student_id"
        label={t('request.student')}
        placeholder={t('request.student.choose')}
        options={choices.options}
        onPicked={onPicked}
      />
      <AddButton label={t('students.add')} onClick={() => setAdding(true)} />
      <LazyDialog
        load={loadStudentDialog}
        props={{
          opened: adding,
          onClose: () => setAdding(false),
          onSaved: ({ id }) => {
            form.setValue('student_id', id, { shouldDirty: true, shouldValidate: true });
            form.setValue('subjects', []);
          },
        }}
      />
    </Stack>
  );
}

/** Where: an own address, or one added here. */
export function LocationField({ form, choices }: FamilyFieldProps): ReactNode {
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="xs">
      <SelectField
        form={form}
        name="parent_location_id"
        label={t('request.location')}
        placeholder={t('request.location.choose')}
        options={choices.options}
      />
      <AddButton label={t('locations.add')} onClick={() => setAdding(true)} />
      <LazyDialog
        load={loadLocationDialog}
        props={{
          opened: adding,
          onClose: () => setAdding(false),
          onSaved: ({ id }) =>
            form.setValue('parent_location_id', id, { shouldDirty: true, shouldValidate: true }),
        }}
      />
    </Stack>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <div>
      <Button variant="light" size="sm" icon="plus" aria-haspopup="dialog" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
