import { opsCaseEndpoints } from '@porao/contracts';
import { type OutputOf, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { type ActFormProps, after, sideOptions } from './act-form.ts';
import { t } from './messages.ts';

const schema = opsCaseEndpoints['POST /api/ops/cases/:id/appeal'].body;

/** Records the appeal of a side that is on the phone. */
export function AppealForm({ of, onDone }: ActFormProps): ReactNode {
  const { id } = of;
  const { form, submit } = useWriteForm({
    schema,
    start: { text: '' },
    fields: ['side', 'text'],
    draft: `ops-case-appeal-${id}`,
    send: (body: OutputOf<typeof schema>) => call('POST /api/ops/cases/:id/appeal', { params: { id }, body }),
    ...after(onDone),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <Text>{t('case.appeal.text')}</Text>
      <FormError form={form} />
      <RadioField form={form} name="side" label={t('case.appeal.who')} options={sideOptions(of)} />
      <TextAreaField form={form} name="text" label={t('case.appeal.words')} maxLength={2000} />
      <SubmitButton form={form} busyLabel={t('case.saving')}>
        {t('case.appeal.save')}
      </SubmitButton>
    </Form>
  );
}
