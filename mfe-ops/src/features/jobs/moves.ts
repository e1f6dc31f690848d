import type { MoveBody, OpsApplication, OpsJobDetail } from '@porao/contracts';
import type { ClosingReason } from '@porao/contracts/constants';
import { formatNumber } from '@porao/platform';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import { nameOf } from './job-lines.tsx';
import { t } from './messages.ts';

export type Target = MoveBody['to'];
/** The step forward of each state; none from the others. */
const forward = { applied: 'shortlisted', shortlisted: 'appointed', appointed: 'confirm' } as const;
export type Step = (typeof forward)[keyof typeof forward];

export function stepOf({ state }: OpsApplication): Step | undefined {
  return state in forward ? forward[state as keyof typeof forward] : undefined;
}

export const subjectOf = ({ id }: Pick<OpsApplication, 'id'>): string => `application:${id}`;

interface Why {
  reason: string;
  key: ClosingReason | undefined;
}

const moving = (application: OpsApplication, to: Target, why: Why | null): Act => ({
  subject: subjectOf(application),
  text: t(`moves.done.${to}`, { name: application.tutor.name }),
  send: toSend('POST /api/ops/applications/:id/move', {
    params: { id: application.id },
    body: {
      to,
      reason: why?.reason || null,
      ...(why?.key && { reason_key: why.key }),
      from: application.state,
    },
  }),
});

const cancelling = (job: OpsJobDetail, reason: string): Act => ({
  subject: `job:${job.id}`,
  text: t('job.cancelled.of', { job: nameOf(job), id: formatNumber(job.id) }),
  send: toSend('POST /api/ops/jobs/:id/cancel', { params: { id: job.id }, body: { reason } }),
});

/** No move leads back, so each is sent 5 s later and can be cancelled until then. */
export function useMoves() {
  const act = useAct();
  return {
    move: (application: OpsApplication, to: Target, why: Why | null = null) =>
      act(moving(application, to, why)),
    cancel: (job: OpsJobDetail, reason: string) => act(cancelling(job, reason)),
  };
}
