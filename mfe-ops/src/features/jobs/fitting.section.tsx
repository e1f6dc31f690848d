import type { OpsJobDetail } from '@porao/contracts';
import { formatNumber, query, useQuery } from '@porao/platform';
import { Button, EmptyState, Stack, Text, Title } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { asQueue } from '../../common/queue/paged.ts';
import { FittingList } from './fitting.list.tsx';
import { t } from './messages.ts';

const step = 10;
/** As many as the API gives at once. */
const most = 100;

/** Tutors who fit and have not applied, the best first; they can be asked. */
export function Fitting({ job }: { job: OpsJobDetail }): ReactNode {
  const [count, setCount] = useState(step);
  const source = useQuery({
    ...query('GET /api/ops/jobs/:id/fitting', { params: { id: job.id }, query: { per_page: count } }),
    ...asQueue,
  });
  return (
    <Stack as="section" aria-label={t('fitting.title')}>
      <Title order={2} size={3}>
        {t('fitting.title')}
      </Title>
      <Text tone="dim">{t('fitting.text')}</Text>
      <Loaded source={source} label={t('fitting.title')} count={3} error={t('fitting.failed')}>
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title={t('fitting.empty')} text={t('fitting.empty.text')} />
          ) : (
            <>
              <FittingList job={job} tutors={data} />
              {total > data.length && (
                <div>
                  <Text size="sm" tone="dim">
                    {t('fitting.shown', { count: formatNumber(data.length), all: formatNumber(total) })}
                  </Text>
                  {count < most && (
                    <Button
                      variant="default"
                      busy={source.isPlaceholderData}
                      onClick={() => setCount(Math.min(most, count + step))}
                    >
                      {t('fitting.more')}
                    </Button>
                  )}
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
