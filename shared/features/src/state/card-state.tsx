import { Button, SkeletonText, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface CardStateProps<Data> {
  source: {
    data: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** One card's query on a page with several: a failure has its own retry and leaves the other cards as they are. */
export function CardState<Data>({ source, children }: CardStateProps<Data>) {
  if (source.data !== undefined) return children(source.data);
  if (!source.isError) return <SkeletonText lines={2} />;
  return (
    <Stack gap="xs" align="start" role="alert">
      <Text size="sm">{t('part.failed')}</Text>
      <Button
        size="sm"
        variant="default"
        icon="refresh"
        onClick={() => void source.refetch()}
        busy={source.isFetching}
        busyLabel={t('retrying')}
      >
        {t('retry')}
      </Button>
    </Stack>
  );
}
