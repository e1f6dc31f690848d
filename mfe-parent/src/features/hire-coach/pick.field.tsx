import { type Choices, LookupNotice } from '@porao/features';
import { Button, Stack } from '@porao/ui';
import { type FormOf, SelectField } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import type { HireCoachValues } from './coach-request.ts';

interface PickFieldProps {
  form: FormOf<HireCoachValues>;
  name: 'student_id' | 'parent_location_id';
  label: string;
  placeholder: string;
  addLabel: string;
  choices: Choices;
  /** Where a new one is added; `pick` takes it. */
  renderDialog: (state: {
    opened: boolean;
    onClose: () => void;
    pick: (saved: { id: number }) => void;
  }) => ReactNode;
}

/** One of the family's, or a new one, which is then the chosen one. */
export function PickField(props: PickFieldProps): ReactNode {
  const { form, name, label, placeholder, addLabel, choices, renderDialog } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Stack gap="xs">
      <LookupNotice lists={[choices]} />
      <SelectField
        form={form}
        name={name}
        label={label}
        placeholder={placeholder}
        options={choices.options}
      />
      <div>
        <Button variant="light" size="sm" icon="plus" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {addLabel}
        </Button>
      </div>
      {renderDialog({
        opened,
        onClose: () => setOpened(false),
        pick: ({ id }) => form.setValue(name, id, { shouldDirty: true }),
      })}
    </Stack>
  );
}
