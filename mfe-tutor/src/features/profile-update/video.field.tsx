import { type BoundProps, type FieldValues, TextField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';

/** The address of a video. */
export function VideoField<I extends FieldValues, O>(props: Omit<BoundProps<I, O>, 'help'>) {
  return <TextField {...props} help={t('update.video.help')} type="url" inputMode="url" autoComplete="off" />;
}
