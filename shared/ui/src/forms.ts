export type { DefaultValues, FieldValues, Path } from 'react-hook-form';
export { useController, useWatch } from 'react-hook-form';
export type { BoundProps } from './forms/bound.ts';
export {
  CheckboxField,
  ChoiceChipsField,
  RadioField,
  SelectField,
  type SelectFieldProps,
} from './forms/choice-fields.tsx';
export { CodeField } from './forms/code-field.tsx';
export { Form, FormError, SubmitButton } from './forms/form.tsx';
export { MultiSelectField } from './forms/multi-select-field.tsx';
export { type Schema, schemaOf } from './forms/schema.ts';
export {
  NumberField,
  PasswordField,
  PhoneField,
  TextAreaField,
  TextField,
} from './forms/text-fields.tsx';
export { type FormOf, useForm } from './forms/use-form.ts';
