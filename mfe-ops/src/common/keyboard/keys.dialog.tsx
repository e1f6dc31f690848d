import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './keyboard.module.css';
import type { Key } from './keys.ts';

export interface KeysDialogProps {
  keys: readonly Pick<Key, 'key' | 'label'>[];
  opened: boolean;
  onClose: () => void;
}

export default function KeysDialog({ keys, opened, onClose }: KeysDialogProps): ReactNode {
  return (
    <Modal opened={opened} onClose={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <dl className={styles.keys}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
