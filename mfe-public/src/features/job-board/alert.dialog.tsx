import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { AlertForm } from './alert.form.tsx';
import { t } from './alert.text.ts';
import type { AlertSearch } from './alert-search.ts';
import { GuestAlert } from './guest-alert.part.tsx';

interface AlertDialogProps extends AlertSearch {
  opened: boolean;
  onClose: () => void;
  isTutor: boolean;
  onSignIn: () => void;
}

/** How somebody wants to be told of new jobs: a tutor by the account, a guest otherwise. */
export function AlertDialog({ opened, onClose, isTutor, ...search }: AlertDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isTutor ? <AlertForm {...search} onClose={onClose} /> : <GuestAlert {...search} />}
    </Modal>
  );
}
