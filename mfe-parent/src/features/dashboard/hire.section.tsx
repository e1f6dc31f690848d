import { Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { HireWays } from '../../common/hire.ways.tsx';
import { t } from '../../common/messages.ts';
import styles from './dashboard.module.css';

export function HireSection(): ReactNode {
  return (
    <section className={styles.section} data-main-content>
      <Title order={2} size={3}>
        {t('hire.title')}
      </Title>
      <HireWays />
    </section>
  );
}
