import { PhoneHireBody } from '@porao/contracts';
import { draftOf, forgetDraft, keepDraft, type OutputOf, TitledCard, useWriteForm } from '@porao/features';
import {
  askForCode,
  CodeStep,
  ConsentField,
  type HireFormOf,
  NeedFields,
  type Refused,
  requestStart,
  showRefused,
} from '@porao/features/hire-parts';
import { call, useQueryClient } from '@porao/platform';
import { Form, FormError, NumberField, RadioField, SubmitButton, TextField } from '@porao/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from './messages.ts';

/** The code comes afterwards. */
const schema = PhoneHireBody.omit({ otp: true });
type Wanted = OutputOf<typeof schema>;

const start = {
  ...requestStart,
  name: '',
  phone_no: '',
  student_name: '',
  language: 'bn' as const,
};
const draft = 'phone-request';
const codeDraft = 'phone-request-code';
const stale = ['GET /api/ops/requests', 'GET /api/ops/today'];

/** Returns the request that waited for its code before a reload of this tab. */
const keptWanted = (): Wanted | null => schema.safeParse(draftOf(codeDraft, {})).data ?? null;

interface PhoneFormProps {
  onPosted: (id: number) => void;
}

/** The form for guests, with the student's part, in the order of a call; then the code that the family reads out. */
export function PhoneForm({ onPosted }: PhoneFormProps): ReactNode {
  const client = useQueryClient();
  const [wanted, setWanted] = useState(keptWanted);
  const [refused, setRefused] = useState<Refused>({});
  const { form, submit } = useWriteForm({
    schema,
    start,
    draft,
    // A request that waits for its code can be changed; posting forgets it.
    isDraftKept: true,
    send: (body) => askForCode(body.phone_no, () => sendCode(body)),
    onDone: (_, body) => {
      keepDraft(codeDraft, body);
      setWanted(body);
    },
  });
  // Their fields are among those of this form.
  const needForm = form as unknown as HireFormOf;
  useEffect(() => {
    if (!wanted) showRefused(needForm, refused);
    // `form` may be another with each render, which must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused, wanted]);

  if (wanted) {
    const back = (messages: Refused) => {
      forgetDraft(codeDraft);
      setWanted(null);
      setRefused(messages);
    };
    return (
      <CodeStep
        title={t('phone.code')}
        phone={wanted.phone_no}
        post={(otp) => call('POST /api/ops/requests', { body: { ...wanted, otp } })}
        onPosted={({ data }) => {
          forgetDraft(codeDraft);
          forgetDraft(draft);
          for (const read of stale) void client.invalidateQueries({ queryKey: [read] });
          onPosted(data.tutor_request_id);
        }}
        onResend={() => sendCode(wanted)}
        onWrongNumber={() => back({})}
        fields={Object.keys(form.getValues())}
        onRefused={back}
      />
    );
  }
  return (
    <Form form={form} onSubmit={submit} label={t('phone.form')}>
      <TitledCard title={t('phone.family')}>
        {/* Not a phone field, which would propose the operator's own number. */}
        <TextField
          form={form}
          name="phone_no"
          label={t('phone.phone')}
          inputMode="tel"
          autoComplete="off"
          icon="phone"
        />
        <TextField form={form} name="name" label={t('phone.name')} autoComplete="off" maxLength={100} />
        <RadioField
          form={form}
          name="language"
          label={t('phone.language')}
          options={(['bn', 'en'] as const).map((value) => ({ value, label: t(`phone.language.${value}`) }))}
        />
      </TitledCard>
      <TitledCard title={t('phone.need')}>
        <NeedFields form={needForm} />
      </TitledCard>
      <TitledCard title={t('phone.student')}>
        <TextField
          form={form}
          name="student_name"
          label={t('phone.studentName')}
          autoComplete="off"
          maxLength={100}
        />
        <RadioField
          form={form}
          name="student_gender"
          label={t('phone.gender')}
          options={([1, 2] as const).map((value) => ({ value, label: t(`phone.gender.${value}`) }))}
        />
        <NumberField form={form} name="student_age" label={t('phone.age')} />
      </TitledCard>
      <ConsentField form={needForm} text={t('phone.consent')} />
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('phone.sending')}>
        {t('phone.send')}
      </SubmitButton>
    </Form>
  );
}

async function sendCode({ phone_no, language }: Wanted) {
  return (await call('POST /api/ops/requests/code', { body: { phone_no, language } })).data;
}
