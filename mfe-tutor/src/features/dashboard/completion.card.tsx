import type { CurrentUser } from '@porao/contracts';
import { applyThreshold } from '@porao/contracts/constants';
import { CardState } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Box, Card, LinkButton, ProgressBar, Stack, Text, Title } from '@porao/ui';
import type { CSSProperties } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { applyText } from '../../common/profile/apply-text.ts';
import styles from './dashboard.module.css';
import type { Dashboard } from './dashboard.queries.ts';

interface CompletionCardProps {
  status: Dashboard['status'];
  /** Absent when it could not be loaded. */
  user: CurrentUser | undefined;
}

export function CompletionCard({ status, user }: CompletionCardProps) {
  return (
    <Card as="section" className={styles.tile}>
      <Title order={2} size={4}>
        {t('completion.title')}
      </Title>
      <CardState source={status}>
        {({ data }) => (
          <>
            <Completion percent={data.profile_completed} user={user} />
            {user?.account_status !== 'Red' && (
              <LinkButton
                to={paths.updateTutoring}
                variant={data.profile_completed < applyThreshold ? 'filled' : 'light'}
                icon="edit"
              >
                {t('completion.update')}
              </LinkButton>
            )}
          </>
        )}
      </CardState>
    </Card>
  );
}

function Completion({ percent, user }: { percent: number } & Pick<CompletionCardProps, 'user'>) {
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
      {user && <Text>{applyText(user, percent, 'completion.ready')}</Text>}
    </Stack>
  );
}
