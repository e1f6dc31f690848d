import { type LessonMonth, lessonRules } from '@porao/contracts';
import { formatDate, notify, useQueryClient } from '@porao/platform';
import { Text } from '@porao/ui';
import { CodeField, Form, FormError, SelectField, SubmitButton, schemaOf, useWatch } from '@porao/ui/forms';
import { useEffect, useState } from 'react';
import { failureText } from '../failure/failure.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { useRuledForm } from '../write/ruled-form.ts';
import { enterCode } from './door.store.ts';
import { lessonsCall } from './lessons.calls.ts';
import { t } from './messages.ts';

const length = lessonRules.codeDigits;

interface Values {
  day: string;
  code: string;
}
const schema = schemaOf<Values, Values>((value) => ({ value: value as Values }));

interface DoorFormProps {
  of: Pick<LessonMonth, 'deal_id' | 'code_days' | 'today'>;
  /** Comes from the QR code that the phone's camera read. */
  given: Readonly<Partial<Record<keyof Values, string | undefined>>>;
}

/** The tutor enters the family's code at the door; the last digit sends it. Without a network it is kept. */
export function DoorForm({ of: { deal_id: dealId, code_days: days, today }, given }: DoorFormProps) {
  const client = useQueryClient();
  const [start] = useState(() => ({
    day: days.find((day) => day === given.day) ?? days[0] ?? today,
    code: given.code ?? '',
  }));
  const { form, submit } = useRuledForm({
    schema,
    start,
    send: (values: Values) => enterCode({ dealId, ...values }),
    stale: [lessonsCall],
    failure: failureText,
    onDone: (isKept) => {
      form.reset({ day: start.day, code: '' });
      if (!isKept) notify({ tone: 'success', message: t('by.code') });
    },
    onFailed: () => {
      form.setValue('code', '');
      form.setFocus('code');
      void client.invalidateQueries({ queryKey: [lessonsCall] });
    },
  });
  const code = useWatch({ control: form.control, name: 'code' });
  const isWhole = new RegExp(`^[0-9০-৯]{${length}}$`).test(code);
  // A code that came with the address is sent by a press alone: a page that is opened changes nothing.
  const isTyped = isWhole && code !== start.code;
  useEffect(() => {
    if (!isTyped) return;
    form.clearErrors('root');
    void form.handleSubmit(submit)();
    // `form` and `submit` are others with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isTyped]);
  return (
    <TitledCard title={t('door.title')}>
      <Form form={form} onSubmit={submit} label={t('door.title')}>
        <Text>{t('door.text')}</Text>
        <FormError form={form} />
        {days.length > 1 && (
          <SelectField
            form={form}
            name="day"
            label={t('door.day')}
            placeholder={t('door.day')}
            options={days.map((day) => ({
              value: day,
              label: day === today ? t('door.today', { day: formatDate(day) }) : formatDate(day),
            }))}
          />
        )}
        <CodeField
          form={form}
          name="code"
          length={length}
          label={t('door.digits')}
          boxLabel={(place) => t('door.digit', { place })}
        />
        <SubmitButton form={form} size="lg" busyLabel={t('door.sending')} disabled={!isWhole}>
          {t('door.send')}
        </SubmitButton>
        <Text size="sm" tone="dim">
          {t('door.without')} {t('door.offline')}
        </Text>
      </Form>
    </TitledCard>
  );
}
