import { type LessonMonth, lessonRules } from '@porao/contracts';
import { formatDate, notify, useOnline, useQueryClient } from '@porao/platform';
import { Text } from '@porao/ui';
import { CodeField, Form, FormError, SelectField, SubmitButton, schemaOf, useWatch } from '@porao/ui/forms';
import { useEffect, useState } from 'react';
import { failureText } from '../failure/failure.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { useRuledForm } from '../write/ruled-form.ts';
import { enterCode } from './door.store.ts';
import { earlierDays, todayAt } from './door-days.ts';
import { lessonsCall } from './lessons.calls.ts';
import { t } from './messages.ts';

const length = lessonRules.codeDigits;

interface Values {
  day: string;
  code: string;
}
/** Means the day on which the code is sent. */
const ofToday = 'today';
const schema = schemaOf<Values, Values>((value) => ({ value: value as Values }));

interface DoorFormProps {
  of: Pick<LessonMonth, 'deal_id' | 'code_days' | 'today'>;
  /** Comes from the QR code that the phone's camera read. */
  given: Readonly<Partial<Record<keyof Values, string | undefined>>>;
}

/** The tutor enters the family's code at the door; the last digit sends it. Without a network it is kept. */
export function DoorForm({ of, given }: DoorFormProps) {
  const { deal_id: dealId } = of;
  const client = useQueryClient();
  const online = useOnline();
  const today = todayAt(of, online);
  const days = [...new Set([given.day ?? [], earlierDays(of, online)].flat())].filter((day) => day !== today);
  const [start] = useState(() => ({
    day: given.day === undefined || given.day === today ? ofToday : given.day,
    code: given.code ?? '',
  }));
  const { form, submit } = useRuledForm({
    schema,
    start,
    // A page that was opened the day before is of today, too.
    send: ({ day, code }: Values) =>
      enterCode({ dealId, day: day === ofToday ? todayAt(of, navigator.onLine) : day, code }),
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
        {days.length > 0 && (
          <SelectField
            form={form}
            name="day"
            label={t('door.day')}
            placeholder={t('door.day')}
            options={[
              { value: ofToday, label: t('door.today', { day: formatDate(today) }) },
              ...days.map((day) => ({ value: day, label: formatDate(day) })),
            ]}
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
