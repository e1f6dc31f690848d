import { LessonWord, lessonWords } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextField, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { lessonsCall, type Reader, sendWord } from './lessons.calls.ts';
import { t } from './messages.ts';

export interface SayDialogProps {
  /** The day of the lesson; null where the reader chooses it. */
  day: string | null;
  reader: Reader;
  opened: boolean;
  onClose: () => void;
}

/** Says what happened to a lesson, or changes one that is to come. */
export default function SayDialog(props: SayDialogProps) {
  const { day, opened, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={day === null ? t('say.title.other') : t('say.title', { day: formatDate(day) })}
      closeLabel={t('close')}
    >
      <SayForm {...props} />
    </Modal>
  );
}

const sides = ['guardian', 'tutor'] as const;

function SayForm({ day, reader, onClose }: SayDialogProps) {
  const { form, submit } = useWriteForm({
    schema: LessonWord,
    start: { ...(day !== null && { day }) },
    fields: ['kind', 'day', 'cancelled_by', 'other_day'],
    draft: `lesson-${reader.deal_id}-${day ?? 'other'}`,
    send: ({ takes_back: _none, ...word }) => sendWord(reader.deal_id, word),
    stale: [lessonsCall],
    success: answerMessage,
    onDone: onClose,
  });
  const [kind, of] = useWatch({ control: form.control, name: ['kind', 'day'] });
  const isAhead = Boolean(of) && of > reader.today;
  const kinds = isAhead ? (['not_held', 'moved'] as const) : lessonWords;
  return (
    <Form form={form} onSubmit={submit} label={t('say')}>
      <FormError form={form} />
      {day === null && <TextField form={form} name="day" type="date" label={t('say.day')} />}
      <RadioField
        form={form}
        name="kind"
        label={t(isAhead ? 'say.kind.ahead' : 'say.kind')}
        options={kinds.map((value) => ({ value, label: t(`say.${value}`) }))}
      />
      {kind === 'not_held' && (
        <RadioField
          form={form}
          name="cancelled_by"
          label={t('say.who')}
          options={sides.map((value) => ({ value, label: t(`say.who.${value}`) }))}
        />
      )}
      {(kind === 'moved' || kind === 'made_up') && (
        <TextField
          form={form}
          name="other_day"
          type="date"
          label={t(kind === 'moved' ? 'say.to' : 'say.for')}
        />
      )}
      <Text size="sm">{t('say.silence')}</Text>
      <SubmitButton form={form} size="lg" busyLabel={t('say.sending')}>
        {t('say.send')}
      </SubmitButton>
    </Form>
  );
}
