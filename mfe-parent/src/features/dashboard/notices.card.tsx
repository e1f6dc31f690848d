import { Card, List, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

/** Advice that always holds; the product has no news of its own yet. */
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
            { key: 'verify', content: t('notices.verify') },
            { key: 'fee', content: t('notices.fee') },
          ]}
        />
      </Stack>
    </Card>
  );
}
