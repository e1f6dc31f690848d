import { applyThreshold } from '@porao/contracts/constants';
import { formatNumber } from '@porao/platform';
import { Box, Card, LinkButton, ProgressBar, Stack, Text, Title } from '@porao/ui';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { Part } from '../../common/part.tsx';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard.queries.ts';

interface CompletionCardProps {
  status: Dashboard['status'];
  /** A Red account can read but not edit. */
  locked: boolean;
}

/** How much of the profile is filled, and what that allows. */
export function CompletionCard({ status, locked }: CompletionCardProps): ReactNode {
  return (
    <Card as="section" className={styles.tile}>
      <Title order={2} size={4}>
        {t('completion.title')}
      </Title>
      <Part part={status}>
        {({ data }) => (
          <>
            <Completion percent={data.profile_completed} />
            {!locked && (
              <LinkButton
                to="/tutor/profile/update/tutoring"
                variant={data.profile_completed < applyThreshold ? 'filled' : 'light'}
                icon="edit"
              >
                {t('completion.update')}
              </LinkButton>
            )}
          </>
        )}
      </Part>
    </Card>
  );
}

function Completion({ percent }: { percent: number }): ReactNode {
  const missing = applyThreshold - percent;
  return (
    <Stack gap="xs">
      <span className={styles.figure}>{t('percent', { percent })}</span>
      <Box className={styles.scale} style={{ '--mark': `${applyThreshold}%` } as CSSProperties}>
        <ProgressBar
          value={percent}
          label={t('completion.title')}
          valueText={t('completion.label', { percent: formatNumber(percent) })}
        />
        <Text as="span" size="xs" tone="dim" className={styles.mark}>
          {t('completion.mark', { threshold: applyThreshold })}
        </Text>
      </Box>
      <Text>{missing > 0 ? t('completion.short', { missing }) : t('completion.ready')}</Text>
    </Stack>
  );
}
