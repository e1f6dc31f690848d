import { Modal } from '@porao/ui/overlays';
import SharePart, { type ShareProps } from './share.part.tsx';
import { t } from './share.text.ts';

interface ShareDialogProps extends ShareProps {
  opened: boolean;
  onClose: () => void;
}

/** Shares a page where the browser has no sheet for it. */
export default function ShareDialog({ opened, onClose, ...shared }: ShareDialogProps) {
  return (
    <Modal size="sm" opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <SharePart {...shared} />
    </Modal>
  );
}
