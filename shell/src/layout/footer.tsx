import { formatDigits, Link, language, siteConfig } from '@porao/platform';
import { LogoMark } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './footer.module.css';
import { entriesOf, type MenuEntry } from './menu.ts';

const year = formatDigits(new Date().getFullYear());

export function Footer({ menu }: { menu: readonly MenuEntry[] }): ReactNode {
  const { address, phone, email } = siteConfig();
  return (
    <footer className={styles.footer} data-below-fold>
      <div className={styles.inner}>
        <div className={styles.about}>
          <LogoMark size={36} />
          <p>{t('footer.tagline')}</p>
        </div>
        <Links title={t('footer.service')} entries={entriesOf(menu, 'footer-service')} />
        <Links title={t('footer.pages')} entries={entriesOf(menu, 'footer-pages')} />
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

function Links({ title, entries }: { title: string; entries: readonly MenuEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ path, label, inactive }) => (
          <li key={label.en}>
            {inactive ? (
              <span role="link" tabIndex={0} aria-disabled="true">
                {label[language]}
              </span>
            ) : (
              <Link to={path}>{label[language]}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
