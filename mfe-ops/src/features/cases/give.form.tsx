import { CardState, ruled, useWriteForm } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { Form, FormError, SelectField, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { type ActFormProps, after } from './act-form.ts';
import { t } from './messages.ts';

interface Values {
  user_id?: number;
}
const schema = ruled<Values>(({ user_id }) =>
  user_id === undefined ? [{ path: ['user_id'], message: t('case.give.choose') }] : [],
);

/** Gives the case to another operator; the API refuses one who is a side of it. */
export function GiveForm(props: ActFormProps): ReactNode {
  const operators = useQuery(query('GET /api/ops/operators', { query: { page: 1 } }));
  return (
    <CardState source={operators}>
      {({ data }) => (
        <Fields
          {...props}
          options={data
            .filter(({ grants }) => grants.some(({ role }) => role === 'operator' || role === 'lead'))
            .map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
      )}
    </CardState>
  );
}

interface FieldsProps extends ActFormProps {
  options: readonly { value: number; label: string }[];
}

function Fields({ of: { id }, options, onDone }: FieldsProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema,
    start: {},
    fields: ['user_id'],
    send: (body: Values) => call('POST /api/ops/cases/:id/assign', { params: { id }, body }),
    ...after(onDone),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormError form={form} />
      <SelectField
        form={form}
        name="user_id"
        label={t('case.give.to')}
        placeholder={t('case.give.choose')}
        options={options}
      />
      <SubmitButton form={form} busyLabel={t('case.saving')}>
        {t('case.give.do')}
      </SubmitButton>
    </Form>
  );
}
