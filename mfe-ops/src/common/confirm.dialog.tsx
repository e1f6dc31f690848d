import type { Opened } from '@porao/features';
import { Button, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { AskingModal } from './asking.modal.tsx';

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
    <AskingModal
      opened={opened}
      onClose={onClose}
      title={title}
      action={
        <Button
          data-autofocus
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      }
    >
      <Text>{text}</Text>
    </AskingModal>
  );
}
