import { Button, Text } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import type { Opened } from './use-dialog.tsx';

export interface Confirmation {
  title: string;
  text: string;
  /** Says what the press does: an amount. */
  confirmLabel: string;
  onConfirm: () => void;
}
export type ConfirmDialogProps = Confirmation & Opened;

/** Asks before a key that moves money; Enter confirms. */
export default function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, text, confirmLabel, onConfirm, opened, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Modal>
  );
}
