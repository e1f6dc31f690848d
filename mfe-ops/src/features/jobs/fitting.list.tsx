import type { FittingTutor, OpsJobDetail } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { Badge, Button, LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import type { Act } from '../../common/acts/acts.list.ts';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { PhoneLink } from '../../common/contact.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { paths } from '../../common/paths.ts';
import { FitCells } from './fit.cells.tsx';
import styles from './jobs.module.css';
import { t } from './messages.ts';

interface FittingListProps {
  job: OpsJobDetail;
  tutors: readonly FittingTutor[];
}

/** Each with a press that asks by a notice, and one that asks the first ones who were not asked yet. */
export function FittingList({ job, tutors }: FittingListProps): ReactNode {
  const acts = useActs();
  const ask = useAsks(job);
  const isAsking = (tutor: FittingTutor) => isHidden(acts, askOf(job, tutor));
  const first = tutors.filter((one) => one.asked_at === null && !isAsking(one)).slice(0, atOnce);
  return (
    <>
      {first.length > 1 && (
        <div>
          <KeyButton
            letter="a"
            label={t('asks.first', { count: first.length })}
            variant="default"
            act={() => ask(first)}
          />
        </div>
      )}
      <ul className={styles.table} aria-label={t('fitting.title')}>
        {tutors.map((one) => (
          <li key={one.tutor_id} className={styles.tutor}>
            <div className={styles.head}>
              <h3>
                <LinkAnchor to={paths.person({ userId: one.tutor.user_id })}>{one.tutor.name}</LinkAnchor>
              </h3>
              <PhoneLink phone={one.tutor.phone_no} />
              {one.asked_at === null ? (
                <Button
                  size="sm"
                  variant="light"
                  disabled={isAsking(one)}
                  aria-label={t('asks.ask.of', { name: one.tutor.name })}
                  onClick={() => ask([one])}
                >
                  {t('asks.ask')}
                </Button>
              ) : (
                <Badge icon="check">{t('asks.asked', { date: formatDate(one.asked_at) })}</Badge>
              )}
            </div>
            <FitCells fit={one.fit} job={job} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** As many as are asked by one press. */
const atOnce = 10;

const askOf = (job: OpsJobDetail, { tutor_id }: FittingTutor): string => `ask:${job.id}:${tutor_id}`;

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
function useAsks(job: OpsJobDetail): (tutors: readonly FittingTutor[]) => void {
  const act = useAct();
  return (tutors) => void act(asking(job, tutors));
}
