import { Button, SkeletonText, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface PartProps<Answer> {
  part: {
    data: Answer | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (answer: Answer) => ReactNode;
}

/** One card's answer: its content, or its own failure with a retry, without touching the cards around it. */
export function Part<Answer>({ part, children }: PartProps<Answer>): ReactNode {
  if (part.data !== undefined) return children(part.data);
  if (!part.isError) return <SkeletonText lines={2} />;
  return (
    <Stack gap="xs" align="start" role="alert">
      <Text size="sm">{t('part.failed')}</Text>
      <Button
        size="sm"
        variant="default"
        icon="refresh"
        onClick={() => void part.refetch()}
        busy={part.isFetching}
        busyLabel={t('jobs.retrying')}
      >
        {t('jobs.retry')}
      </Button>
    </Stack>
  );
}
