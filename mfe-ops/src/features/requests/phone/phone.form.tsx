import { PhoneHireBody } from '@porao/contracts';
import { privacy, terms } from '@porao/contracts/paths';
import { draftOf, forgetDraft, keepDraft, type OutputOf, TitledCard, useWriteForm } from '@porao/features';
import { askForCode, CodeStep, type HireFormOf, NeedFields } from '@porao/features/hire-parts';
import { call, richText, useQueryClient } from '@porao/platform';
import { LinkAnchor } from '@porao/ui';
import {
  CheckboxField,
  Form,
  FormError,
  NumberField,
  RadioField,
  SubmitButton,
  TextField,
} from '@porao/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from './messages.ts';

/** The code comes afterwards. */
const schema = PhoneHireBody.omit({ otp: true });
type Wanted = OutputOf<typeof schema>;

const start = {
  subjects: [],
  tutor_gender: 3,
  tutoring_place_id: 2,
  days_in_week: 5,
  time_of_day: 'any' as const,
  start_date: '',
  tutor_requirement: '',
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
  /** The server's messages by field; empty after a press on "Wrong number?". */
  const [refused, setRefused] = useState<Readonly<Record<string, string>> | null>(null);
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
  useEffect(() => {
    if (wanted) return;
    const messages = Object.entries(refused ?? {});
    for (const [place, [name, message]] of messages.entries())
      form.setError(name as 'phone_no', { type: 'server', message }, { shouldFocus: place === 0 });
    if (messages.length === 0) form.setFocus('phone_no');
    // `form` may be another with each render, which must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refused, wanted]);

  if (wanted) {
    const back = (messages: Readonly<Record<string, string>>) => {
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
        {/* Their fields are among those of this form. */}
        <NeedFields form={form as unknown as HireFormOf} />
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
      <CheckboxField form={form} name="consent" label={richText(t('phone.consent'), legal)} />
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

/** In another tab: what is typed here stays on the screen. */
const inNewTab = (to: string) => (text: string) => (
  <LinkAnchor to={to} target="_blank">
    {text}
  </LinkAnchor>
);
const legal = { terms: inNewTab(terms), privacy: inNewTab(privacy) };
