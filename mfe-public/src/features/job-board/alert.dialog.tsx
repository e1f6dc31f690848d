import { Modal } from '@porao/ui/overlays';
import type { ComponentProps } from 'react';
import AlertPart from './alert.part.tsx';
import { t } from './alert.text.ts';

interface AlertDialogProps extends ComponentProps<typeof AlertPart> {
  opened: boolean;
  onClose: () => void;
}

export default function AlertDialog({ opened, onClose, ...part }: AlertDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <AlertPart {...part} onClose={onClose} />
    </Modal>
  );
}
