import { formatDigits, language, siteConfig } from '@porao/platform';
import {
  Anchor,
  Card,
  Grid,
  Icon,
  type IconName,
  LinkAnchor,
  List,
  PageContainer,
  PageHeader,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './support.module.css';
import { helpLinks, helpTopics, supportTexts } from './support.text.ts';

export default function SupportPage() {
  const text = supportTexts[language];
  return (
    <PageContainer py="xl">
      <Stack gap="lg" data-main-content>
        <PageHeader title={text.title} text={text.lead} />
        <div className={styles.layout}>
          <Stack as="section" gap="lg" aria-labelledby="help-title">
            <Title order={2} id="help-title">
              {text.help}
            </Title>
            <Grid as="ul" minColumn="17rem" className={styles.topics}>
              {helpTopics.map((topic) => (
                <li key={topic}>
                  <Card interactive className={styles.topic}>
                    <Icon name={helpLinks[topic].icon} size={24} />
                    <Title order={3} size={4}>
                      {text.topics[topic].title}
                    </Title>
                    <Text size="sm" tone="dim">
                      {text.topics[topic].text}
                    </Text>
                    <LinkAnchor to={helpLinks[topic].to} stretched>
                      {text.topics[topic].link}
                    </LinkAnchor>
                  </Card>
                </li>
              ))}
            </Grid>
            <Title order={2} size={3}>
              {text.ready}
            </Title>
            <List items={text.readyList.map((content) => ({ key: content, content }))} />
          </Stack>
          <ContactBlock />
        </div>
      </Stack>
    </PageContainer>
  );
}

/** Shows how to reach this installation; what it does not name is left out (decision OQ-017). */
function ContactBlock() {
  const { phone, email, address } = siteConfig();
  const text = supportTexts[language];
  return (
    <Card as="section" look="soft" roomy aria-labelledby="contact-title" className={styles.contact}>
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
