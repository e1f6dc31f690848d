import { Icon, type IconName, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './landing.module.css';

/** The claims PUB-001 to PUB-007, word for word. */
const claims = [
  ['cvs', 'file'],
  ['start', 'clock'],
  ['verified', 'shield'],
  ['commission', 'money'],
  ['jobs', 'briefcase'],
  ['tutors', 'users'],
  ['support', 'message'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Claims() {
  return (
    <section data-below-fold aria-labelledby="claims-title" className={styles.section}>
      <Title order={2} id="claims-title">
        {t('claims.title')}
      </Title>
      <ul className={styles.claims}>
        {claims.map(([name, icon]) => (
          <li key={name}>
            <span className={styles.claimIcon}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <strong>{t(`claim.${name}`)}</strong>
              <p>{t(`claim.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
