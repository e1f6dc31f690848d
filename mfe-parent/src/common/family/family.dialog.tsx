import { type FormWrite, forgetDraft, type Write } from '@porao/features';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import type { DialogProps } from '../lazy.dialog.tsx';
import { t } from '../messages.ts';

export interface RowDialogProps<Row> extends DialogProps {
  /** The row to change; undefined for a new one. */
  row?: Row | undefined;
  /** Called with what was saved, before the dialog closes. */
  onSaved?: (row: Row) => void;
}

interface FamilyDialogProps<Row, Values> extends RowDialogProps<Row> {
  list: 'students' | 'locations';
  /** Name of the draft of a new row. */
  draft: string;
  save: Write<Values, { data: Row }>;
  children: (
    form: FormWrite<Values, { data: Row }> & { submitLabel: string; busyLabel: string },
  ) => ReactNode;
}

export function FamilyDialog<Row extends { id: number }, Values>(props: FamilyDialogProps<Row, Values>) {
  const { list, opened, onClose, row, onSaved, save, children } = props;
  const draft = row ? `${props.draft}-${row.id}` : props.draft;
  const close = () => {
    // A changed row shows its saved values when opened again; a new one keeps what was typed.
    if (row) forgetDraft(draft);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(row ? `${list}.edit` : `${list}.add`)}
      closeLabel={t('close')}
    >
      {children({
        draft,
        submitLabel: row ? t('save') : t(`${list}.add`),
        busyLabel: t('saving'),
        ...save,
        onDone: ({ data }) => {
          onSaved?.(data);
          close();
        },
      })}
    </Modal>
  );
}
