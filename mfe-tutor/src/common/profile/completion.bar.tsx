import { formatNumber } from '@porao/platform';
import { ProgressBar, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { applyText } from './apply-text.ts';
import { useCompletion, useUser } from './profile.queries.ts';

/** How much of the profile is filled; keeps its place while it is not known. */
export function CompletionBar(): ReactNode {
  const percent = useCompletion().data?.data.profile_completed;
  const user = useUser().data?.data;
  return (
    <Stack gap="2xs">
      <Text size="sm" weight="medium">
        {percent === undefined ? '\u00a0' : t('completion.label', { percent: formatNumber(percent) })}
      </Text>
      <ProgressBar
        value={percent ?? 0}
        label={t('completion.title')}
        valueText={percent === undefined ? '' : t('percent', { percent: formatNumber(percent) })}
      />
      <Text size="sm" tone="dim">
        {percent === undefined || !user ? '\u00a0' : applyText(user, percent, 'profile.ready')}
      </Text>
    </Stack>
  );
}
