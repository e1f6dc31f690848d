import type { TutorProfile } from '@porao/contracts';
import {
  answerMessage,
  RestoredNotice,
  useLeaveWarning,
  useWriteForm,
  type WriteForm,
} from '@porao/features';
import { session, useNavigate } from '@porao/platform';
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
import { useNextGap } from '../../common/profile/next-gap.ts';
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

interface Edit<I extends FieldValues, O> extends WriteForm<I, O> {
  /** A save opens the next part that the profile lacks. */
  goesOn: boolean;
}

/** A form over a part of the profile, whose typed text is kept. It calls `done` once every page shows what was saved,
 * and then opens the next part that is missing, if this one was. */
export function useEdit<I extends FieldValues, O>(options: EditOptions<I, O>): Edit<I, O> {
  const { section, row, schema, start, send, done } = options;
  const navigate = useNavigate();
  // A row that is there already fills no gap.
  const next = useNextGap(typeof row === 'number' ? undefined : section);
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
    onDone: () => {
      done();
      if (next) void navigate(next.path);
    },
  });
  useLeaveWarning(edit.restored || edit.form.formState.isDirty, true);
  return { ...edit, goesOn: next !== null };
}

interface EditFormProps<I extends FieldValues, O> {
  edit: Edit<I, O>;
  label: string;
  /** A new row is added; what is there is updated. */
  adds?: boolean;
  onCancel?: () => void;
  children: ReactNode;
}

/** The fields; then what is wrong with the form as a whole, and its buttons. */
export function EditForm<I extends FieldValues, O>(props: EditFormProps<I, O>) {
  const { edit, label, adds, onCancel, children } = props;
  const { form, submit, goesOn } = edit;
  const save = goesOn ? 'update.saveNext' : 'update.save';
  return (
    <Form form={form} label={label} onSubmit={submit}>
      {children}
      <div className={styles.save}>
        <RestoredNotice form={edit} />
        <FormError form={form} title={t('save.failed')} />
        <SubmitButton form={form} size="lg" busyLabel={t(adds ? 'update.adding' : 'update.updating')}>
          {t(adds && !goesOn ? 'update.add' : save)}
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
