import { privacy, terms } from '@porao/contracts/paths';
import { homeOf, richText, useSession } from '@porao/platform';
import { LinkAnchor, LinkButton, Notice } from '@porao/ui';
import { CheckboxField, Form, FormError, PhoneField, SubmitButton, TextField } from '@porao/ui/forms';
import { useEffect, useState } from 'react';
import { useWriteForm } from '../write/write-form.ts';
import { CodeStep } from './code.part.tsx';
import {
  askForCode,
  forgetWanted,
  guestSchema,
  hireDraft,
  keepWanted,
  keptWanted,
  ownSchema,
  type Posted,
  post,
  sendHireCode,
} from './hire.mutation.ts';
import { t } from './hire.text.ts';
import { NeedFields } from './need.fields.tsx';
import { PostedPart } from './posted.part.tsx';

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
};

/** Answers that name own requests, students or addresses, or count them. */
const stale = [
  'GET /api/tutor-request',
  'GET /api/my-student',
  'GET /api/my-location',
  'GET /api/family-info',
];

/** Asks for a tutor: what the family needs, and from a guest the phone with its code, which make the account. */
export default function HireForm() {
  const role = useSession()?.type ?? null;
  const [posted, setPosted] = useState<Posted | null>(null);
  if (posted) return <PostedPart {...posted} />;
  if (role === null || role === 'parent' || role === 'tutor')
    return <NeedForm role={role} onPosted={setPosted} />;
  return (
    <Notice
      still
      action={
        <LinkButton to={homeOf(role)} variant="light" size="sm">
          {t('staff.home')}
        </LinkButton>
      }
    >
      {t('staff')}
    </Notice>
  );
}

interface NeedFormProps {
  role: 'parent' | 'tutor' | null;
  onPosted: (posted: Posted) => void;
}

/** The server's messages by field; empty after a press on "Wrong number?". */
type Refused = Readonly<Record<string, string>>;

function NeedForm({ role, onPosted }: NeedFormProps) {
  const isGuest = role === null;
  const [wanted, setWanted] = useState(() => (isGuest ? keptWanted() : null));
  const [refused, setRefused] = useState<Refused | null>(null);
  const { form, submit } = useWriteForm({
    schema: isGuest ? guestSchema : ownSchema,
    start,
    draft: hireDraft,
    // A request that waits for its code can be changed; posting forgets it.
    isDraftKept: true,
    stale,
    send: async (body) => {
      if (!isGuest) return post(body);
      await askForCode(body.phone_no ?? '');
      return null;
    },
    onDone: (posted, body) => {
      if (posted) onPosted(posted);
      else {
        keepWanted(body);
        setWanted(body);
      }
    },
  });
  useEffect(() => {
    if (refused === null) return;
    const messages = Object.entries(refused);
    for (const [place, [name, message]] of messages.entries())
      form.setError(name as 'phone_no', { type: 'server', message }, { shouldFocus: place === 0 });
    if (messages.length === 0) form.setFocus('phone_no');
  }, [form, refused]);

  if (wanted) {
    const back = (messages: Refused) => {
      forgetWanted();
      setWanted(null);
      setRefused(messages);
    };
    return (
      <CodeStep
        title={t('code.title')}
        phone={wanted.phone_no ?? ''}
        post={(otp) => post(wanted, otp)}
        onPosted={onPosted}
        onResend={() => sendHireCode(wanted.phone_no ?? '')}
        onWrongNumber={() => back({})}
        fields={Object.keys(form.getValues())}
        onRefused={back}
      />
    );
  }
  const label = t(isGuest ? 'send' : 'post');
  return (
    <Form form={form} onSubmit={submit} label={t('form')}>
      {role === 'tutor' && <Notice still>{t('tutor')}</Notice>}
      <NeedFields form={form} />
      {isGuest && (
        <>
          <TextField
            form={form}
            name="name"
            label={t('name')}
            autoComplete="name"
            icon="user"
            maxLength={100}
          />
          <PhoneField form={form} name="phone_no" label={t('phone')} help={t('phone.help')} />
          <CheckboxField form={form} name="consent" label={richText(t('consent'), legal)} />
        </>
      )}
      {/* Below the fields: a refusal is shown where the form was sent. */}
      <FormError form={form} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t(isGuest ? 'sending' : 'posting')}>
        {label}
      </SubmitButton>
    </Form>
  );
}

/** In another tab: what is typed here stays on the screen. */
const inNewTab = (to: string) => (text: string) => (
  <LinkAnchor to={to} target="_blank">
    {text}
  </LinkAnchor>
);
const legal = { terms: inNewTab(terms), privacy: inNewTab(privacy) };
