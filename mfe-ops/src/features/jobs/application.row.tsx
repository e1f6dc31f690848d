import type { OpsApplication, OpsJobDetail } from '@porao/contracts';
import { formatRelative, Link } from '@porao/platform';
import { Badge, Button, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../common/contact.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { paths } from '../../common/paths.ts';
import type { RowProps } from '../../common/queue/roving-focus.ts';
import { FitCells } from './fit.cells.tsx';
import styles from './jobs.module.css';
import { t } from './messages.ts';

interface ApplicationRowProps {
  application: OpsApplication;
  job: OpsJobDetail;
  isCurrent: boolean;
  /** A move of it was begun and is not done yet. */
  isMoving: boolean;
  linkProps: RowProps;
}

const tones = {
  applied: 'neutral',
  shortlisted: 'info',
  appointed: 'accent',
  confirm: 'success',
  payment: 'success',
} as const;

export function ApplicationRow(props: ApplicationRowProps): ReactNode {
  const { application, job, isCurrent, isMoving, linkProps } = props;
  const { tutor, state, fit } = application;
  return (
    <li className={styles.tutor} data-current={isCurrent || undefined}>
      <div className={styles.head}>
        <h3>
          <Link {...linkProps} to={paths.person({ userId: tutor.user_id })}>
            {tutor.name}
          </Link>
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
          {application.closed_reason ?? formatRelative(application.applied_at)}
        </Text>
        {job.status === 'live' && (
          <Button size="sm" variant="default" onClick={linkProps.onFocus}>
            {t(isCurrent ? 'moves.chosen' : 'moves.choose')}
          </Button>
        )}
      </div>
      <FitCells fit={fit} job={job} />
    </li>
  );
}
