import type { OpsRequestDetails } from '@porao/contracts';
import { formatRelative } from '@porao/platform';
import { Button, LinkAnchor, Notice, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../common/paths.ts';
import { OpenBy, StageBadge } from '../request-lines.tsx';
import styles from '../requests.module.css';
import { t } from './messages.ts';

interface RequestNoticesProps {
  details: OpsRequestDetails;
  /** It is no longer what was shown when it was opened. */
  isChanged: boolean;
  onSeen: () => void;
}

export function RequestNotices({ details, isChanged, onSeen }: RequestNoticesProps): ReactNode {
  const { request, guardian } = details;
  return (
    <Stack>
      {/* One line, so that nothing moves when somebody comes. */}
      <div role="status" className={styles.open}>
        <StageBadge stage={request.stage} />
        <OpenBy people={request.open_by} />
      </div>
      {isChanged && (
        <Notice
          tone="warning"
          action={
            <Button variant="light" size="sm" onClick={onSeen}>
              {t('request.changed.seen')}
            </Button>
          }
        >
          {t('request.changed')}
        </Notice>
      )}
      {guardian.banned_at !== null && request.stage === 'Pending' && (
        <Notice tone="error" still>
          {t('request.banned')}
        </Notice>
      )}
      {request.stage !== 'Pending' && <Decision details={details} />}
    </Stack>
  );
}

function Decision({ details: { request, decision } }: { details: OpsRequestDetails }): ReactNode {
  const { tuition_job_offer_id: job, stage_reason } = request;
  const by = decision?.name ?? t('request.decision.nobody');
  return (
    <Notice tone="info" still>
      {decision && <div>{t('request.decision', { name: by, ago: formatRelative(decision.at) })}</div>}
      {stage_reason !== null && <div>{t('request.decision.reason', { reason: stage_reason })}</div>}
      {job !== null && <LinkAnchor to={paths.job({ jobId: job })}>{t('request.job')}</LinkAnchor>}
    </Notice>
  );
}
