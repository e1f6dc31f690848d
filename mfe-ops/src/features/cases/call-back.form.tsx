import { failureText, ruled, useWrite, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Group } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { type ActFormProps, after } from './act-form.ts';
import { t } from './messages.ts';

interface Values {
  day: string;
  time: string;
}

/** The instant of a day and time of Bangladesh. */
const instantOf = ({ day, time }: Values) => new Date(`${day}T${time}:00+06:00`);
const schema = ruled<Values>((values) =>
  instantOf(values).getTime() > Date.now() ? [] : [{ path: ['time'], message: t('case.callBack.missing') }],
);

/** The next full hour in Bangladesh. */
function nextHour(): Values {
  const hour = 3_600_000;
  const [day = '', time = ''] = new Date(Math.ceil((Date.now() + 1) / hour) * hour + 6 * hour)
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 5) };
}

/** Sets when somebody is called back, or that nobody has to be. */
export function CallBackForm({ of: { id, call_back_at }, onDone }: ActFormProps): ReactNode {
  const send = (at: string | null) =>
    call('POST /api/ops/cases/:id/call-back', { params: { id }, body: { at } });
  const { form, submit } = useWriteForm({
    schema,
    start: nextHour(),
    send: (values: Values) => send(instantOf(values).toISOString()),
    ...after(onDone),
  });
  const ending = useWrite({
    send: () => send(null),
    ...after(onDone),
    failed: failureText,
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormError form={form} />
      <TextField form={form} name="day" label={t('case.callBack.day')} type="date" />
      <TextField form={form} name="time" label={t('case.callBack.time')} type="time" />
      <Group>
        <SubmitButton form={form} busyLabel={t('case.saving')}>
          {t('case.callBack.save')}
        </SubmitButton>
        {call_back_at && (
          <Button
            variant="default"
            busy={ending.busy}
            busyLabel={t('case.saving')}
            onClick={() => ending.press()}
          >
            {t('case.callBack.end')}
          </Button>
        )}
      </Group>
    </Form>
  );
}
