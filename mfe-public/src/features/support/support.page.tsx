import { language } from '@porao/platform';
import { Card, Icon, LinkAnchor, List, PageContainer, PageHeader, Text, Title } from '@porao/ui';
import { ContactBlock } from './contact-block.tsx';
import styles from './support.module.css';
import { helpLinks, helpTopics, supportTexts } from './support.text.ts';

export default function SupportPage() {
  const text = supportTexts[language];
  return (
    <PageContainer py="xl">
      <div className={styles.page} data-main-content>
        <PageHeader title={text.title} text={text.lead} />
        <div className={styles.layout}>
          <section aria-labelledby="help-title" className={styles.section}>
            <Title order={2} id="help-title">
              {text.help}
            </Title>
            <ul className={styles.topics}>
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
            </ul>
            <Title order={2} size={3}>
              {text.ready}
            </Title>
            <List items={text.readyList.map((content) => ({ key: content, content }))} />
          </section>
          <ContactBlock />
        </div>
      </div>
    </PageContainer>
  );
}
