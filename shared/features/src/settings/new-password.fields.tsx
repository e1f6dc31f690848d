import { type FieldValues, type FormOf, PasswordField, type Path } from '@porao/ui/forms';
import { t } from './messages.ts';

interface NewPasswordFieldsProps<I extends FieldValues, O> {
  form: FormOf<I, O>;
  /** Names the password's field; its confirmation has the same name with `_confirmation`. */
  name: Path<I>;
  label: string;
  help: string;
  confirmationLabel: string;
}

export const passwordToggle = () => ({ showLabel: t('password.show'), hideText: t('password.hide') });

export function NewPasswordFields<I extends FieldValues, O>(props: NewPasswordFieldsProps<I, O>) {
  const { form, name, label, help, confirmationLabel } = props;
  return (
    <>
      <PasswordField form={form} name={name} kind="new" label={label} help={help} {...passwordToggle()} />
      <PasswordField
        form={form}
        name={`${name}_confirmation` as Path<I>}
        kind="new"
        label={confirmationLabel}
        {...passwordToggle()}
      />
    </>
  );
}
