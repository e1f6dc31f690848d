import { parentSignUp, tutorSignUp } from '@porao/contracts/paths';
import { Link } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { DropMenu } from './drop-menu.tsx';
import styles from './header.module.css';

/** 'Join To Learn' and 'Join To Teach'. Student and coach are shown and have no target yet (AUT-001). */
export function JoinMenus(): ReactNode {
  return (
    <>
      <DropMenu className={styles.link} label={t('menu.join-to-learn')}>
        <Link to={parentSignUp}>{t('menu.as-a-parent')}</Link>
        <span aria-disabled="true">{t('menu.as-a-student')}</span>
      </DropMenu>
      <DropMenu className={styles.link} label={t('menu.join-to-teach')}>
        <Link to={tutorSignUp}>{t('menu.as-a-tutor')}</Link>
        <span aria-disabled="true">{t('menu.as-a-coach')}</span>
      </DropMenu>
    </>
  );
}
