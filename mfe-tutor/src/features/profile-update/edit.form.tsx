import type { TutorProfile } from '@porao/contracts';
import {
  answerMessage,
  RestoredNotice,
  useLeaveWarning,
  useWriteForm,
  type WriteForm,
} from '@porao/features';
import { session } from '@porao/platform';
import { Button } from '@porao/ui';
import {
  type DefaultValues,
  type FieldValues,
  Form,
  FormError,
  type Schema,
  SubmitButton,
} from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { profileChanged, type Section } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';
import styles from './update.module.css';

/** The props of a form over the profile itself. */
export interface ProfileFormProps {
  profile: TutorProfile;
  done: () => void;
}

interface EditOptions<I extends FieldValues, O> {
  section: Section;
  /** Identifies the row, where the section has several. */
  row?: number | string;
  schema: Schema<I, O>;
  /** The stored values, each field given. */
  start: I;
  send: (values: O) => Promise<{ message: string }>;
  done: () => void;
}

/** A form over a part of the profile, whose typed text is kept. It calls `done` once every page shows what was saved. */
export function useEdit<I extends FieldValues, O>(options: EditOptions<I, O>): WriteForm<I, O> {
  const { section, row, schema, start, send, done } = options;
  const name = row === undefined ? section : `${section}-${row}`;
  const edit = useWriteForm<I, O, { message: string }>({
    schema,
    start: start as DefaultValues<I>,
    // Another person of the same tab has their own.
    draft: `profile-${session().current()?.tutorId ?? 0}-${name}`,
    edits: true,
    send,
    event: () => profileChanged(section),
    success: answerMessage,
    failed: (error) => ({ title: t('save.failed'), message: saveFailure(error) }),
    onDone: done,
  });
  useLeaveWarning(edit.restored || edit.form.formState.isDirty);
  return edit;
}

interface EditFormProps<I extends FieldValues, O> {
  edit: WriteForm<I, O>;
  label: string;
  /** A new row is added; what is there is updated. */
  adds?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/** The fields; then what is wrong with the form as a whole, and its buttons. */
export function EditForm<I extends FieldValues, O>(props: EditFormProps<I, O>) {
  const { edit, label, adds, onCancel, children } = props;
  const { form, submit } = edit;
  return (
    <Form form={form} label={label} onSubmit={submit}>
      {children}
      <div className={styles.save}>
        <RestoredNotice form={edit} />
        <FormError form={form} title={t('save.failed')} />
        <SubmitButton form={form} size="lg" busyLabel={t(adds ? 'update.adding' : 'update.updating')}>
          {t(adds ? 'update.add' : 'update.save')}
        </SubmitButton>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('update.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
