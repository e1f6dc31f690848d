import { Card, Icon, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './dashboard.module.css';

const ways = [
  { name: 'home-tutor', icon: 'home' },
  { name: 'home-coach', icon: 'heart' },
  { name: 'online-lesson', icon: 'globe' },
] as const;

/** The three ways to a teacher. */
export function HireSection(): ReactNode {
  return (
    <section className={styles.section} data-main-content>
      <Title order={2} size={3}>
        {t('hire.title')}
      </Title>
      <div className={styles.ways}>
        {ways.map(({ name, icon }) => (
          <Card key={name}>
            <Stack gap="xs">
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <Title order={3} size={4}>
                {t(`hire.${name}.title`)}
              </Title>
              <Text tone="dim">{t(`hire.${name}.text`)}</Text>
            </Stack>
          </Card>
        ))}
      </div>
    </section>
  );
}
