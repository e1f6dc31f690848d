import { opsCaseEndpoints } from '@porao/contracts';
import { type OutputOf, useWriteForm } from '@porao/features';
import { call, language } from '@porao/platform';
import { Text } from '@porao/ui';
import {
  CheckboxField,
  Form,
  FormError,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  useWatch,
} from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { type ActFormProps, after, sideOptions } from './act-form.ts';
import { t } from './messages.ts';

const schema = opsCaseEndpoints['POST /api/ops/cases/:id/message'].body;

/** Sends a template, whose both languages are shown, or own words; either may wait for an answer. */
export function MessageForm({ of, onDone }: ActFormProps): ReactNode {
  const { id, side, replies } = of;
  const { form, submit } = useWriteForm({
    schema,
    start: { side, text: '', asks: false },
    fields: ['side', 'reply', 'text', 'asks'],
    draft: `ops-case-message-${id}`,
    send: (body: OutputOf<typeof schema>) =>
      call('POST /api/ops/cases/:id/message', { params: { id }, body }),
    ...after(onDone),
  });
  const name = useWatch({ control: form.control, name: 'reply' });
  const reply = replies.find((one) => one.name === name);
  return (
    <Form form={form} onSubmit={submit}>
      <FormError form={form} />
      <RadioField form={form} name="side" label={t('case.message.to')} options={sideOptions(of)} />
      <SelectField
        form={form}
        name="reply"
        label={t('case.message.reply')}
        placeholder={t('case.message.own')}
        options={replies.map((one) => ({ value: one.name, label: one[language] }))}
      />
      {reply ? (
        <div>
          <Text size="sm">{t('case.message.bn', { text: reply.bn })}</Text>
          <Text size="sm">{t('case.message.en', { text: reply.en })}</Text>
        </div>
      ) : (
        <TextAreaField
          form={form}
          name="text"
          label={t('case.message.text')}
          help={t('case.message.help')}
          maxLength={500}
        />
      )}
      <CheckboxField form={form} name="asks" label={t('case.message.asks')} />
      <SubmitButton form={form} busyLabel={t('case.saving')}>
        {t('case.message.send')}
      </SubmitButton>
    </Form>
  );
}
