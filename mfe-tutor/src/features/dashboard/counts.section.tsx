import { CardState } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { stageCounts } from '../../common/stages.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard.queries.ts';
import { StatCard } from './stat-card.tsx';

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
              <StatCard
                key={stage.type}
                value={formatNumber(count)}
                label={t(`stage.${stage.type}`)}
                to={stage.path}
              />
            ))}
          </div>
        )}
      </CardState>
    </Stack>
  );
}
