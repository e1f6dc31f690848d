import type { CurrentUser } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import { ProgressBar, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { applyText } from './apply-text.ts';
import { useCompletion } from './profile.queries.ts';

/** Shows how much of the profile is filled; keeps its place while it is not known. */
export function CompletionBar({ user }: { user: CurrentUser | undefined }) {
  const percent = useCompletion().data?.data.profile_completed;
  return (
    <CompletionLines
      percent={percent}
      text={percent === undefined || !user ? undefined : applyText(user, percent, 'profile.ready')}
    />
  );
}

interface CompletionLinesProps {
  percent?: number | undefined;
  /** Says what that allows. */
  text?: ReactNode;
}

/** The same lines without asking for anything. */
export function CompletionLines({ percent, text = '\u00a0' }: CompletionLinesProps) {
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
        {text}
      </Text>
    </Stack>
  );
}
