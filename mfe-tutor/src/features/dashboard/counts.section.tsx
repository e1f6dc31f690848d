import { CardState } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Card, LinkAnchor, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { stageCounts } from '../../common/stages.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard.queries.ts';

export function CountsSection({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <Stack as="section" gap="sm">
      <Title order={2} size={3}>
        {t('counts.title')}
      </Title>
      <CardState source={counts}>
        {({ data }) => (
          <div className={styles.counts}>
            {stageCounts(data).map(({ stage, count }) => (
              <Card key={stage.type} interactive className={styles.stat}>
                <span className={styles.value}>{formatNumber(count)}</span>
                <span className={styles.label}>
                  <LinkAnchor to={stage.path} look="plain" stretched>
                    {t(`stage.${stage.type}`)}
                  </LinkAnchor>
                </span>
              </Card>
            ))}
          </div>
        )}
      </CardState>
    </Stack>
  );
}
