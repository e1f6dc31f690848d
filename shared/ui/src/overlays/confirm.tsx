import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmProps {
  opened: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** In progress: neither closes nor asks again. */
  busy?: boolean;
  busyLabel?: string;
  /** For what cannot be undone. */
  danger?: boolean;
}

/** Asks before something that binds or cannot be undone. */
export function Confirm(props: ConfirmProps): ReactNode {
  const { opened, title, children, confirmLabel, cancelLabel, closeLabel, onConfirm, onCancel } = props;
  const { busy = false, busyLabel, danger = false } = props;
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      closeLabel={closeLabel}
      locked={busy}
      footer={
        <>
          <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'filled'}
            onClick={onConfirm}
            busy={busy}
            {...(busyLabel && { busyLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
