import { type DealSide, lessonWords, liveEntries, type OpsLesson, OpsLessonWord } from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { entryText, withWordKey } from '@porao/features/lessons';
import { call, formatDate } from '@porao/platform';
import { Text } from '@porao/ui';
import {
  Form,
  FormError,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useWatch,
} from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface LessonQuestion {
  dealId: number;
  /** Those whose entries can be taken back. */
  lessons: readonly OpsLesson[];
}
export type LessonDialogProps = LessonQuestion & Opened;

const sides = ['guardian', 'tutor'] as const;
const kinds = [...lessonWords, 'taken_back'] as const;

/** Writes down what a side says of a lesson on the phone. */
export default function LessonDialog({ dealId, lessons, opened, onClose }: LessonDialogProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema: OpsLessonWord,
    start: { reason: '' },
    fields: ['side', 'kind', 'day', 'cancelled_by', 'other_day', 'takes_back', 'reason'],
    send: (word: OutputOf<typeof OpsLessonWord>) =>
      withWordKey([dealId, word], (key) =>
        call('POST /api/ops/deals/:id/lessons', { params: { id: dealId }, body: { ...word, key } }),
      ),
    stale: ['GET /api/ops/deals/:id/lessons'],
    success: answerMessage,
    onDone: onClose,
  });
  const [side, kind] = useWatch({ control: form.control, name: ['side', 'kind'] });
  const isTakenBack = kind === 'taken_back';
  return (
    <Modal opened={opened} onClose={onClose} title={t('lessons.add.title')} closeLabel={t('lessons.close')}>
      <Form form={form} onSubmit={submit} label={t('lessons.add.title')}>
        <Text>{t('lessons.add.text')}</Text>
        <FormError form={form} />
        <RadioField
          form={form}
          name="side"
          label={t('lessons.side')}
          options={sides.map((value) => ({ value, label: t(`facts.${value}`) }))}
        />
        <TextField form={form} name="day" type="date" label={t('lessons.day')} />
        <RadioField
          form={form}
          name="kind"
          label={t('lessons.kind')}
          options={kinds.map((value) => ({ value, label: t(`lessons.kind.${value}`) }))}
        />
        {kind === 'not_held' && (
          <RadioField
            form={form}
            name="cancelled_by"
            label={t('lessons.who')}
            options={sides.map((value) => ({ value, label: t(`facts.${value}`) }))}
          />
        )}
        {(kind === 'moved' || kind === 'made_up') && (
          <TextField
            form={form}
            name="other_day"
            type="date"
            label={t(kind === 'moved' ? 'lessons.to' : 'lessons.for')}
          />
        )}
        {isTakenBack && (
          <SelectField
            form={form}
            name="takes_back"
            label={t('lessons.entry')}
            placeholder={t('lessons.entry.choose')}
            options={entriesOf(lessons, side)}
          />
        )}
        <TextAreaField form={form} name="reason" label={t('lessons.reason')} rows={2} maxLength={500} />
        <SubmitButton form={form} busyLabel={t('lessons.saving')}>
          {t('lessons.save')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}

const entriesOf = (lessons: readonly OpsLesson[], side: DealSide | undefined) =>
  lessons.flatMap((lesson) =>
    liveEntries(lesson.entries)
      .filter((entry) => entry.side === side)
      .map((entry) => ({
        value: entry.id,
        label: `${formatDate(lesson.day)}: ${entryText(entry, lesson.entries)}`,
      })),
  );
