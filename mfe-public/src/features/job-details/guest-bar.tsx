import { tutorSignUp } from '@porao/contracts/paths';
import { richText } from '@porao/platform';
import { LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { termsLink } from '../../common/terms-link.tsx';
import styles from './job-details.module.css';

/** Stays at the bottom of a guest's phone (decision OQ-031: every guest counts as not applied). */
export function GuestBar() {
  return (
    <section className={styles.bar} aria-label={t('details.createAccount')}>
      <p>{richText(t('details.bar'), { terms: termsLink })}</p>
      <LinkButton to={tutorSignUp} variant="accent">
        {t('details.createAccount')}
      </LinkButton>
    </section>
  );
}
