import { lead, pathTo, privacy, terms, tutorSignUp } from '@porao/contracts/paths';
import { formatDigits, Link, siteConfig } from '@porao/platform';
import { LogoMark } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './footer.module.css';

const year = formatDigits(new Date().getFullYear());

export function Footer(): ReactNode {
  const { address, phone, email } = siteConfig();
  return (
    <footer className={styles.footer} data-below-fold>
      <div className={styles.inner}>
        <div className={styles.about}>
          <LogoMark size={36} />
          <p>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.service')}>
          <h2>{t('footer.service')}</h2>
          <ul>
            <li>
              <Link to={pathTo(lead, { title: 'hire-coach' })}>{t('footer.hire-coach')}</Link>
            </li>
            <li>
              <Link to={pathTo(lead, { title: 'hire-tutor' })}>{t('footer.hire-tutor')}</Link>
            </li>
            <li>
              <Link to={tutorSignUp}>{t('footer.become-tutor')}</Link>
            </li>
            <li>
              {/* A link that leads nowhere yet (decision OQ-016). */}
              <span role="link" tabIndex={0} aria-disabled="true">
                {t('footer.become-coach')}
              </span>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.pages')}>
          <h2>{t('footer.pages')}</h2>
          <ul>
            <li>
              <Link to={terms}>{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to={privacy}>{t('footer.privacy')}</Link>
            </li>
          </ul>
        </nav>
        {(address || phone || email) && (
          <address>
            <h2>{t('footer.contact')}</h2>
            <ul>
              {address && <li>{address}</li>}
              {phone && (
                <li>
                  <a href={`tel:${phone}`}>{formatDigits(phone)}</a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              )}
            </ul>
          </address>
        )}
      </div>
      <p className={styles.rights}>{t('footer.rights', { year })}</p>
    </footer>
  );
}
