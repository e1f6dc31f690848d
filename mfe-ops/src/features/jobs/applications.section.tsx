import type { OpsApplication, OpsJobDetail } from '@porao/contracts';
import { formatRelative, query, useNavigate, useQuery } from '@porao/platform';
import { Badge, Button, EmptyState, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { PhoneLink } from '../../common/contact.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { useKeys } from '../../common/keyboard/keys.ts';
import { Loaded } from '../../common/loaded.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { Pager } from '../../common/queue/pager.tsx';
import { type RowProps, useRovingFocus } from '../../common/queue/roving-focus.ts';
import { useListParams } from '../../common/queue/search-params.ts';
import { FitCells, fitColumns } from './fit.cells.tsx';
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
  const navigate = useNavigate();
  const current = applications.find(({ id }) => id === focus.current);
  useKeys([
    { key: 'j', label: t('keys.next'), act: () => focus.move(1), repeats: true },
    { key: 'k', label: t('keys.previous'), act: () => focus.move(-1), repeats: true },
    {
      key: 'enter',
      label: t('keys.open'),
      act: () => current && void navigate(paths.person({ userId: current.tutor.user_id })),
    },
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
            canMove={job.status === 'live' && !isOwn && !hasApplied}
          />
        ))}
      </ul>
      {hasApplied && <OwnCase />}
    </>
  );
}

interface ApplicationRowProps {
  application: OpsApplication;
  job: OpsJobDetail;
  isCurrent: boolean;
  /** A move of it was begun and is not done yet. */
  isMoving: boolean;
  linkProps: RowProps;
  /** This operator may move applications of the job. */
  canMove: boolean;
}

const tones = {
  applied: 'neutral',
  shortlisted: 'info',
  appointed: 'accent',
  confirm: 'success',
  payment: 'success',
} as const;

function ApplicationRow(props: ApplicationRowProps): ReactNode {
  const { application, job, isCurrent, isMoving, linkProps, canMove } = props;
  const { tutor, state, fit } = application;
  return (
    <li className={styles.tutor} data-current={isCurrent || undefined}>
      <div className={styles.head}>
        <h3>
          <LinkAnchor {...linkProps} to={paths.person({ userId: tutor.user_id })}>
            {tutor.name}
          </LinkAnchor>
        </h3>
        <Badge tone={tones[state as keyof typeof tones] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
        {isMoving && <Badge tone="accent">{t('moves.moving')}</Badge>}
        {application.meet_asked_at !== null && (
          <Badge tone="accent" icon="calendar">
            {t('moves.meet')}
          </Badge>
        )}
        {!application.meet_answered && <DueBadge by={application.meet_by} of="tutor" />}
        {application.meet_answered && <Badge tone="success">{t('moves.meet.agreed')}</Badge>}
        {!application.accepted && <DueBadge by={application.accept_by} of="tutor" />}
        {application.accepted && <Badge tone="success">{t('moves.accepted')}</Badge>}
        {application.preferred && (
          <Badge tone="accent" icon="star-filled">
            {t('moves.preferred')}
          </Badge>
        )}
        {tutor.banned && <Badge tone="error">{t('facts.banned')}</Badge>}
        <PhoneLink phone={tutor.phone_no} />
        <Text size="sm" tone="dim">
          {application.closed_reason === null
            ? t('moves.applied', { when: formatRelative(application.applied_at) })
            : t('moves.ended', { reason: application.closed_reason })}
        </Text>
        {job.status === 'live' && (
          <Button size="sm" variant="default" onClick={linkProps.onFocus}>
            {t(isCurrent ? 'moves.chosen' : 'moves.choose')}
          </Button>
        )}
      </div>
      <FitCells fit={fit} job={job} />
      {isCurrent && canMove && <MoveBar application={application} job={job} isMoving={isMoving} />}
    </li>
  );
}
