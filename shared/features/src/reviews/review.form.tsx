import type { DealSide } from '@porao/contracts';
import { type Reviewable, ReviewBody, reviewQuestions } from '@porao/contracts';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField } from '@porao/ui/forms';
import { type OutputOf, withRules } from '../schema.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { reviewsCall } from './reviews.ts';

const choices = [1, 2, 3, 4, 5] as const;

const schema = withRules<ReviewBody, OutputOf<typeof ReviewBody>>(ReviewBody, (values) =>
  reviewQuestions
    .filter((question) => values[question] === undefined)
    .map((question) => ({ path: [question], message: t('choice.missing') })),
);

interface ReviewFormProps {
  of: Reviewable;
  side: DealSide;
  onSent: () => void;
}

export function ReviewForm({ of: { deal_id: id }, side, onSent }: ReviewFormProps) {
  const { form, submit } = useWriteForm({
    schema,
    start: { text: '' },
    fields: [...reviewQuestions, 'text'],
    draft: `review-${id}`,
    send: (body: OutputOf<typeof ReviewBody>) => call('POST /api/deals/:id/review', { params: { id }, body }),
    stale: [reviewsCall],
    success: answerMessage,
    onDone: onSent,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('write')}>
      {reviewQuestions.map((question) => (
        <RadioField
          key={question}
          form={form}
          name={question}
          label={t(`question.${side}.${question}`)}
          options={choices.map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
      ))}
      <TextAreaField
        form={form}
        name="text"
        label={t('text')}
        help={t('text.help')}
        rows={4}
        maxLength={2000}
      />
      <Text size="sm">{t('once')}</Text>
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
