import type { Choices } from '@porao/features';
import { Button, Stack } from '@porao/ui';
import { type FieldValues, SelectField, type SelectFieldProps } from '@porao/ui/forms';
import { type ComponentType, useState } from 'react';
import type { DialogProps } from '../lazy.dialog.tsx';

interface PickFieldProps<I extends FieldValues, O> extends Omit<SelectFieldProps<I, O>, 'options'> {
  choices: Choices;
  addLabel: string;
  Dialog: ComponentType<DialogProps & { onSaved: (row: { id: number }) => void }>;
  /** Called with what was added, too. */
  onAdded?: () => void;
}

/** One of the family's students or addresses, or a new one, which is then the chosen one. */
export function PickField<I extends FieldValues, O>(props: PickFieldProps<I, O>) {
  const { choices, addLabel, Dialog, onAdded, ...field } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Stack gap="xs">
      <SelectField {...field} options={choices.options} />
      <div>
        <Button variant="light" size="sm" icon="plus" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {addLabel}
        </Button>
      </div>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        onSaved={({ id }) => {
          field.form.setValue(field.name, id as never, { shouldDirty: true, shouldValidate: true });
          onAdded?.();
        }}
      />
    </Stack>
  );
}
