import { language } from '@porao/platform';
import { Card, Grid, Icon, LinkAnchor, List, PageContainer, PageHeader, Stack, Text, Title } from '@porao/ui';
import { ContactCard } from '../../common/contact.card.tsx';
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
          <ContactCard className={styles.contact} />
        </div>
      </Stack>
    </PageContainer>
  );
}
