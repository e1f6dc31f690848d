import type { OpsApplication, OpsJobDetail } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { EmptyState, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useKeys } from '../../common/keyboard/keys.ts';
import { Loaded } from '../../common/loaded.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { asQueue, live } from '../../common/queue/paged.ts';
import { Pager } from '../../common/queue/pager.tsx';
import { useRovingFocus } from '../../common/queue/roving-focus.ts';
import { useListParams } from '../../common/queue/search-params.ts';
import { ApplicationRow } from './application.row.tsx';
import { fitColumns } from './fit.cells.tsx';
import styles from './jobs.module.css';
import { t } from './messages.ts';
import { MoveBar } from './move.bar.tsx';
import { subjectOf } from './moves.ts';

interface ApplicationsProps {
  job: OpsJobDetail;
  /** The operator is its guardian. */
  isOwn: boolean;
}

/** The applications of a job side by side; the letters act on the current one. */
export function Applications({ job, isOwn }: ApplicationsProps): ReactNode {
  const params = useListParams();
  const source = useQuery({
    ...query('GET /api/ops/jobs/:id/applications', { params: { id: job.id }, query: { page: params.page } }),
    ...asQueue,
    ...live,
  });
  return (
    <Stack as="section" aria-label={t('moves.title')}>
      <Title order={2} size={3}>
        {t('moves.title')}
      </Title>
      <Loaded source={source} label={t('moves.title')} count={3} error={t('moves.failed')}>
        {({ data, last_page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={t('moves.empty')} text={t('moves.empty.text')} />
            ) : (
              <Rows applications={data} job={job} isOwn={isOwn} />
            )}
            <Pager page={params.page} last={last_page} to={params.toPage} list={t('moves.title')} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Rows({
  applications,
  job,
  isOwn,
}: ApplicationsProps & { applications: OpsApplication[] }): ReactNode {
  const focus = useRovingFocus(applications.map(({ id }) => id));
  const acts = useActs();
  const hasApplied = useIsOwnCase(...applications.map(({ tutor }) => tutor.user_id));
  const current = applications.find(({ id }) => id === focus.current);
  useKeys([
    { key: 'j', label: t('keys.next'), act: () => focus.move(1), repeats: true },
    { key: 'k', label: t('keys.previous'), act: () => focus.move(-1), repeats: true },
  ]);
  const isMoving = (application: OpsApplication) => isHidden(acts, subjectOf(application));
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('facts.tutor')}</span>
        {fitColumns.map((column) => (
          <span key={column}>{t(`fit.column.${column}`)}</span>
        ))}
      </div>
      <ul className={styles.table} aria-label={t('moves.title')}>
        {applications.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            job={job}
            isCurrent={application.id === focus.current}
            isMoving={isMoving(application)}
            linkProps={focus.rowProps(application.id)}
          />
        ))}
      </ul>
      {hasApplied && <OwnCase />}
      {current && job.status === 'live' && !isOwn && !hasApplied && (
        <MoveBar application={current} job={job} isMoving={isMoving(current)} />
      )}
    </>
  );
}
