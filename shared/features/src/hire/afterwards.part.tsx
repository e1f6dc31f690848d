import { NewPassword } from '@porao/contracts';
import { pathTo, tutorRequest } from '@porao/contracts/paths';
import { call, query, useQuery } from '@porao/platform';
import { Button, LinkButton, LoadingState, Notice, Text } from '@porao/ui';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import { useState } from 'react';
import { failureText } from '../failure/failure.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { ruled } from '../schema.ts';
import { t as settings } from '../settings/messages.ts';
import { NewPasswordFields } from '../settings/new-password.fields.tsx';
import { QueryState } from '../state/query-state.tsx';
import { StudentForm } from '../student/student.form.tsx';
import { useWrite } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import type { Posted } from './hire.mutation.ts';
import { t } from './hire.text.ts';

const skeleton = <LoadingState label={t('child.loading')} shape="form" count={3} />;

/** Asked after posting: about the student, and a password for whoever wants one. */
export default function Afterwards({ requestId, hasPassword, isSameStudent }: Posted) {
  return (
    <>
      {isSameStudent && <SameStudent requestId={requestId} />}
      <StudentStep requestId={requestId} />
      {!hasPassword && <PasswordStep />}
    </>
  );
}

/** Names the student, whom nobody chose, and takes another child by one press. */
function SameStudent({ requestId }: { requestId: number }) {
  const request = useQuery(query('GET /api/tutor-request/:id', { params: { id: requestId } }));
  const [isAnother, setIsAnother] = useState(false);
  const another = useWrite({
    send: () => call('POST /api/tutor-request/:id/another-student', { params: { id: requestId } }),
    stale: [
      'GET /api/tutor-request',
      'GET /api/tutor-request/:id',
      'GET /api/my-student',
      'GET /api/family-info',
    ],
    failed: failureText,
    onDone: () => setIsAnother(true),
  });
  if (isAnother) return <Notice tone="success">{t('child.isAnother')}</Notice>;
  if (!request.data) return null;
  const { student, i_class } = request.data.data;
  const names = { name: student.name, class: i_class.class_name };
  return (
    <Notice
      tone="info"
      still
      action={
        <Button
          variant="light"
          size="sm"
          busy={another.busy}
          busyLabel={t('child.saving')}
          onClick={() => another.press()}
        >
          {t('child.another')}
        </Button>
      }
    >
      {t(student.name === '' ? 'child.same.unnamed' : 'child.same', names)}
    </Notice>
  );
}

function StudentStep({ requestId }: { requestId: number }) {
  const request = useQuery(query('GET /api/tutor-request/:id', { params: { id: requestId } }));
  const [saved, setSaved] = useState(false);
  if (saved) return <Notice tone="success">{t('child.saved')}</Notice>;
  if (request.data?.data.student_missing.length === 0) return null;
  return (
    <TitledCard title={t('child.title')}>
      <Text tone="dim">{t('child.text')}</Text>
      <QueryState source={request} skeleton={skeleton} error={t('child.failed')}>
        {({ data }) => <StudentPart id={data.student_id} onSaved={() => setSaved(true)} />}
      </QueryState>
      <div>
        <LinkButton to={pathTo(tutorRequest, { requestId })} variant="subtle">
          {t('child.later')}
        </LinkButton>
      </div>
    </TitledCard>
  );
}

function StudentPart({ id, onSaved }: { id: number; onSaved: () => void }) {
  // The newest come first, and the student of a request just posted is among them.
  const students = useQuery(query('GET /api/my-student', { query: { page: 1, per_page: 100 } }));
  return (
    <QueryState source={students} skeleton={skeleton} error={t('child.failed')}>
      {({ data }) =>
        data
          .filter((student) => student.id === id)
          .map(({ institute, ...student }) => (
            <StudentForm
              key={id}
              brief
              start={{
                name: student.name,
                ...(student.gender && { gender: student.gender }),
                category_id: student.category_id,
                i_class_id: student.i_class_id,
                curriculum_id: student.curriculum_id,
                institute_id: student.institute_id,
                institute_name: institute?.university_name ?? '',
                age: student.age,
              }}
              submitLabel={t('child.save')}
              busyLabel={t('child.saving')}
              stale={['GET /api/tutor-request', 'GET /api/my-student']}
              send={(body) => call('PUT /api/my-student/:id', { params: { id }, body })}
              onDone={onSaved}
            />
          ))
      }
    </QueryState>
  );
}

const empty = { new_password: '', new_password_confirmation: '' };

const passwordSchema = ruled<typeof empty>(({ new_password, new_password_confirmation: again }) => [
  ...(NewPassword.safeParse(new_password).success
    ? []
    : [{ message: 'password.tooShort', path: ['new_password'] }]),
  ...(again === '' ? [{ message: t('password.confirm'), path: ['new_password_confirmation'] }] : []),
  ...(again !== '' && again !== new_password
    ? [{ message: 'password.mismatch', path: ['new_password_confirmation'] }]
    : []),
]);

function PasswordStep() {
  const [saved, setSaved] = useState(false);
  const { form, submit } = useWriteForm({
    schema: passwordSchema,
    start: empty,
    send: (body) => call('POST /api/v1/change-password', { body, form: true }),
    stale: ['GET /api/v1/user'],
    onDone: () => setSaved(true),
  });
  if (saved) return <Notice tone="success">{t('password.saved')}</Notice>;
  return (
    <TitledCard title={t('password.title')}>
      <Text tone="dim">{t('password.text')}</Text>
      <Form form={form} onSubmit={submit} label={t('password.title')}>
        <NewPasswordFields
          form={form}
          name="new_password"
          label={settings('password.new')}
          help={settings('password.help')}
          confirmationLabel={settings('password.confirmation')}
        />
        <FormError form={form} />
        <SubmitButton form={form} variant="light" busyLabel={t('password.saving')}>
          {t('password.save')}
        </SubmitButton>
      </Form>
    </TitledCard>
  );
}
