import { opsCaseEndpoints } from '@porao/contracts';
import { type OutputOf, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Form, FormError, RadioField, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { type ActFormProps, after, sideOptions } from './act-form.ts';
import { t } from './messages.ts';

const schema = opsCaseEndpoints['POST /api/ops/cases/:id/call'].body;

/** Records a call that was made or missed. */
export function CallForm({ of, reached, onDone }: ActFormProps): ReactNode {
  const { id, side } = of;
  const { form, submit } = useWriteForm({
    schema,
    start: { side, reached, text: '' },
    fields: ['side', 'text'],
    draft: `ops-case-call-${id}-${String(reached)}`,
    send: (body: OutputOf<typeof schema>) => call('POST /api/ops/cases/:id/call', { params: { id }, body }),
    ...after(onDone),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormError form={form} />
      <RadioField
        form={form}
        name="side"
        label={t(reached ? 'case.call.with' : 'case.missedCall.who')}
        options={sideOptions(of)}
      />
      {reached && (
        <TextAreaField
          form={form}
          name="text"
          label={t('case.call.words')}
          help={t('case.call.words.help')}
          maxLength={2000}
        />
      )}
      <SubmitButton form={form} busyLabel={t('case.saving')}>
        {t('case.call.save')}
      </SubmitButton>
    </Form>
  );
}
