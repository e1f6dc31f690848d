import type { FittingTutor, OpsJobDetail } from '@porao/contracts';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { t } from './messages.ts';

/** As many as are asked by one press. */
export const atOnce = 10;

export const askOf = (job: OpsJobDetail, { tutor_id }: FittingTutor): string => `ask:${job.id}:${tutor_id}`;

const asking = (job: OpsJobDetail, tutors: readonly FittingTutor[]): Act => ({
  subject: tutors.map((tutor) => askOf(job, tutor)),
  text:
    tutors.length === 1
      ? t('asks.done', { name: tutors[0]?.tutor.name ?? '' })
      : t('asks.done.many', { count: tutors.length }),
  send: request('POST /api/ops/jobs/:id/ask', {
    params: { id: job.id },
    body: { tutor_ids: tutors.map(({ tutor_id }) => tutor_id) },
  }),
});

/** A notice cannot be taken back, so it is sent 5 s later and can be cancelled until then. */
export function useAsks(job: OpsJobDetail): (tutors: readonly FittingTutor[]) => void {
  const act = useAct();
  return (tutors) => void act(asking(job, tutors));
}
