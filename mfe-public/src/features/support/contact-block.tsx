import { formatDigits, language, siteConfig } from '@porao/platform';
import { Anchor, Card, Icon, type IconName, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './support.module.css';
import { supportTexts } from './support.text.ts';

/** Shows how to reach this installation; what it does not name is left out (decision OQ-017). */
export function ContactBlock() {
  const { phone, email, address } = siteConfig();
  const text = supportTexts[language];
  return (
    <Card as="section" look="soft" roomy aria-labelledby="contact-title" className={styles.contact}>
      <Title order={2} size={3} id="contact-title">
        {text.contact}
      </Title>
      <dl className={styles.ways}>
        {phone && (
          <Way icon="phone" name={text.phone}>
            <Anchor href={`tel:${phone}`}>{formatDigits(phone)}</Anchor>
          </Way>
        )}
        {email && (
          <Way icon="mail" name={text.email}>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Way>
        )}
        {address && (
          <Way icon="location" name={text.address}>
            {address}
          </Way>
        )}
        <Way icon="clock" name={text.hours}>
          {text.hoursText}
        </Way>
      </dl>
      {!phone && !email && <Text size="sm">{text.noContact}</Text>}
    </Card>
  );
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
