import { ReviewAnswerBody } from '@porao/contracts';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { OutputOf } from '../schema.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { reviewsCall } from './reviews.ts';

/** The one answer to a review, whose words are above it. */
export function AnswerForm({ id, onSent }: { id: number; onSent: () => void }) {
  const { form, submit } = useWriteForm({
    schema: ReviewAnswerBody,
    start: { text: '' },
    fields: ['text'],
    draft: `review-answer-${id}`,
    send: (body: OutputOf<typeof ReviewAnswerBody>) =>
      call('POST /api/reviews/:id/answer', { params: { id }, body }),
    stale: [reviewsCall],
    success: answerMessage,
    onDone: onSent,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('answer.title')}>
      <TextAreaField
        form={form}
        name="text"
        label={t('answer.text')}
        help={t('text.help')}
        rows={4}
        maxLength={2000}
      />
      <Text size="sm">{t('answer.once')}</Text>
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('sending')}>
        {t('answer.send')}
      </SubmitButton>
    </Form>
  );
}
