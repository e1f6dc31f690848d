import { type Case, CaseBody } from '@porao/contracts';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import type { OutputOf } from '../schema.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { PhotoField } from './photo.field.tsx';
import styles from './problem.module.css';
import { staleCases } from './problem.ts';

const Words = CaseBody.omit({ kind: true });

interface ReplyFormProps {
  what: 'answer' | 'appeal';
  of: Case;
  onSent: () => void;
}

/** Own words about a case: the answer to a question, with a photo, or the appeal. */
export function ReplyForm({ what, of: { id, question, decided }, onSent }: ReplyFormProps) {
  const isAnswer = what === 'answer';
  const { form, submit } = useWriteForm({
    schema: Words,
    start: { text: '' },
    fields: ['text', 'photo'],
    draft: `case-${what}-${id}`,
    secret: ['photo'],
    send: ({ text, photo }: OutputOf<typeof Words>) =>
      isAnswer
        ? call('POST /api/cases/:id/answer', { params: { id }, body: { text, photo } })
        : call('POST /api/cases/:id/appeal', { params: { id }, body: { text } }),
    stale: staleCases,
    success: () => t(`problem.${what}.sent`),
    onDone: onSent,
  });
  const photo = useWatch({ control: form.control, name: 'photo' });
  return (
    <Form form={form} onSubmit={submit} label={t(`problem.${what}.title`)}>
      <Text className={styles.words}>{isAnswer ? question?.text : decided?.reason}</Text>
      <TextAreaField
        form={form}
        name="text"
        label={t(`problem.${what}.text`)}
        {...(!isAnswer && { help: t('problem.appeal.help') })}
        rows={4}
        maxLength={2000}
      />
      {isAnswer && (
        <PhotoField
          value={photo}
          error={form.formState.errors.photo?.message}
          onChange={(value) => form.setValue('photo', value, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('problem.sending')}>
        {t(`problem.${what}.send`)}
      </SubmitButton>
    </Form>
  );
}
