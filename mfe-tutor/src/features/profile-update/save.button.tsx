import { type DraftForm, RestoredNotice } from '@porao/features';
import { type FieldValues, FormError, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './update.module.css';

interface SaveButtonProps<I extends FieldValues, O> {
  draftForm: DraftForm<I, O>;
  /** A new row is added; what is there is updated. */
  adds?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/** The end of a form: what is wrong with it as a whole, and its one button. */
export function SaveButton<I extends FieldValues, O>({
  draftForm,
  adds,
  children,
}: SaveButtonProps<I, O>): ReactNode {
  return (
    <div className={styles.save}>
      <RestoredNotice draftForm={draftForm} />
      <FormError form={draftForm.form} title={t('save.failed')} />
      <SubmitButton form={draftForm.form} size="lg" busyLabel={t(adds ? 'update.adding' : 'update.updating')}>
        {t(adds ? 'update.add' : 'update.save')}
      </SubmitButton>
      {children}
    </div>
  );
}
