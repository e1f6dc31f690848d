import { type DraftForm, RestoredNotice, showFailure, useDraftForm, useSendKey } from '@porao/features';
import { ApiError, notify, session } from '@porao/platform';
import { Button } from '@porao/ui';
import { type FieldValues, Form, FormError, type Schema, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { type Section, useProfileChanged } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';
import styles from './update.module.css';

interface Edit<I extends FieldValues, O> extends DraftForm<I, O> {
  submit: (values: O) => Promise<void>;
}

/** A form over a part of the profile, whose typed text is kept. A save says how it went, has every page show it, and
 * calls `done` once it shows. */
export function useEdit<I extends FieldValues, O>(options: {
  section: Section;
  /** Which one, where the section has several. */
  row?: number | string;
  schema: Schema<I, O>;
  /** What is stored, each field given. */
  start: I;
  send: (values: O, key: string) => Promise<{ message: string }>;
  done: () => void;
}): Edit<I, O> {
  const { section, row, schema, start, send, done } = options;
  const name = row === undefined ? section : `${section}-${row}`;
  // Another person of the same tab has their own.
  const draft = `profile-${session().current()?.tutorId ?? 0}-${name}`;
  const draftForm = useDraftForm({ schema, start, draft });
  const { key, renew } = useSendKey(draft);
  const changed = useProfileChanged();
  const submit = async (values: O) => {
    try {
      const { message } = await send(values, key);
      renew();
      draftForm.saved();
      await changed(section);
      notify({ tone: 'success', message: message });
      done();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') renew();
      notify({ tone: 'error', title: t('save.failed'), message: saveFailure(error) });
      showFailure(draftForm.form, error);
    }
  };
  return { ...draftForm, submit };
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
export function EditForm<I extends FieldValues, O>(props: EditFormProps<I, O>): ReactNode {
  const { edit, label, adds, onCancel, children } = props;
  const { form, submit } = edit;
  return (
    <Form form={form} label={label} onSubmit={submit}>
      {children}
      <div className={styles.save}>
        <RestoredNotice draftForm={edit} />
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
