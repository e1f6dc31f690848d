import { openModal } from '@porao/platform';
import { Avatar } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './profile.module.css';

interface FaceProps {
  name: string;
  photo: string | null;
}

/** The photo, which a press shows large. Initials have nothing to enlarge. */
export function Face({ name, photo }: FaceProps) {
  const src = photo && `/storage/profile/${photo}`;
  const avatar = <Avatar name={name} src={src} size="xl" decorative />;
  if (!src) return <span className={styles.face}>{avatar}</span>;
  return (
    <button
      type="button"
      className={styles.face}
      aria-label={t('profile.zoom')}
      aria-haspopup="dialog"
      onClick={() =>
        openModal({
          title: name,
          body: <img src={src} alt={t('profile.photo', { name })} className={styles.large} />,
          buttons: [{ label: t('close'), variant: 'default' }],
        })
      }
    >
      {avatar}
    </button>
  );
}
