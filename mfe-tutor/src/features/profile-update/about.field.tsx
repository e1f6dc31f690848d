import { formatNumber } from '@porao/platform';
import { type BoundProps, type FieldValues, TextAreaField, useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';

/** A text of 130 to 500 characters, with how many there are. Longer text is refused, not cut off. */
export function AboutField<I extends FieldValues, O>(props: Omit<BoundProps<I, O>, 'help'>) {
  const text: string = useWatch({ control: props.form.control, name: props.name }) ?? '';
  const count = formatNumber(text.trim().length);
  return (
    <TextAreaField
      {...props}
      rows={6}
      help={`${t('update.about.help')} · ${t('update.about.count', { count })}`}
    />
  );
}
