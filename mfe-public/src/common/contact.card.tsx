import { formatDigits, language, siteConfig } from '@porao/platform';
import { Anchor, Card, cx, Icon, type IconName, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './contact.module.css';
import { contactTexts } from './contact.text.ts';

/** Shows how to reach this installation; what it does not name is left out (decision OQ-017). */
export function ContactCard({ className }: { className?: string | undefined }) {
  const { phone, email, address } = siteConfig();
  const text = contactTexts[language];
  return (
    <Card
      as="section"
      look="soft"
      roomy
      aria-labelledby="contact-title"
      className={cx(styles.contact, className)}
    >
      <Title order={2} size={3} id="contact-title">
        {text.contact}
      </Title>
      <Stack as="dl" gap="sm">
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
      </Stack>
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
