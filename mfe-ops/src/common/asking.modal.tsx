import type { Opened } from '@porao/features';
import { Button } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

interface AskingModalProps extends Opened {
  title: string;
  /** The button that does what the dialog asks about. */
  action: ReactNode;
  children: ReactNode;
}

/** A dialog that asks, and does nothing on Cancel. */
export function AskingModal({ title, opened, onClose, action, children }: AskingModalProps): ReactNode {
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
          {action}
        </>
      }
    >
      {children}
    </Modal>
  );
}
