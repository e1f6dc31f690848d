import { homeOf, useSession } from '@porao/platform';
import { LinkButton, Notice } from '@porao/ui';
import { Form, FormError, PhoneField, SubmitButton, TextField } from '@porao/ui/forms';
import { useEffect, useState } from 'react';
import { useWriteForm } from '../write/write-form.ts';
import { CodeStep } from './code.part.tsx';
import { ConsentField } from './consent.field.tsx';
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
import { type Refused, showRefused } from './refused.ts';
import { requestStart } from './request-start.ts';

const start = { ...requestStart, name: '', phone_no: '' };

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
    if (refused !== null) showRefused(form, refused);
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
          <ConsentField form={form} text={t('consent')} />
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
