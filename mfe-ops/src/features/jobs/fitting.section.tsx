import type { OpsJobDetail } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { formatDigits, formatNumber } from '@porao/platform';
import { Anchor, Button, EmptyState, LinkAnchor, LoadingState, Stack, Text, Title } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../common/paths.ts';
import { FitCells } from './fit.cells.tsx';
import styles from './jobs.module.css';
import { useFitting } from './jobs.queries.ts';
import { t } from './messages.ts';

const step = 10;
/** As many as the API gives at once. */
const most = 100;

/** Tutors who fit and have not applied, the best first. */
export function Fitting({ job }: { job: OpsJobDetail }): ReactNode {
  const [count, setCount] = useState(step);
  const source = useFitting(job.id, count);
  return (
    <Stack as="section" aria-label={t('fitting.title')}>
      <Title order={2} size={3}>
        {t('fitting.title')}
      </Title>
      <Text tone="dim">{t('fitting.text')}</Text>
      <QueryState
        source={source}
        skeleton={<LoadingState label={t('fitting.title')} count={3} />}
        error={t('fitting.failed')}
      >
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState title={t('fitting.empty')} text={t('fitting.empty.text')} />
          ) : (
            <>
              <ul className={styles.table} aria-label={t('fitting.title')}>
                {data.map(({ tutor_id, tutor, fit }) => (
                  <li key={tutor_id} className={styles.tutor}>
                    <div className={styles.head}>
                      <h3>
                        <LinkAnchor to={paths.person({ userId: tutor.user_id })}>{tutor.name}</LinkAnchor>
                      </h3>
                      <Anchor href={`tel:${tutor.phone_no}`}>{formatDigits(tutor.phone_no)}</Anchor>
                    </div>
                    <FitCells fit={fit} job={job} />
                  </li>
                ))}
              </ul>
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
      </QueryState>
    </Stack>
  );
}
