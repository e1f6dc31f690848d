import { applyThreshold } from '@porao/contracts/constants';
import { Card, List, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

/** Advice that always holds; the product has no news of its own yet (decision OQ-041). */
export function NoticesCard(): ReactNode {
  return (
    <Card as="section">
      <Stack>
        <Title order={2} size={4}>
          {t('notices.title')}
        </Title>
        <List
          icon="info"
          items={[
            { key: 'threshold', content: t('notices.threshold', { threshold: applyThreshold }) },
            { key: 'money', content: t('notices.money') },
            { key: 'visit', content: t('notices.visit') },
            { key: 'codes', content: t('notices.codes') },
          ]}
        />
      </Stack>
    </Card>
  );
}
