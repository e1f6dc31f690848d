import type { FittingTutor, OpsJobDetail } from '@porao/contracts';
import { formatDate, formatNumber, query, useQuery } from '@porao/platform';
import { Badge, Button, EmptyState, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { type Act, isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { PhoneLink } from '../../common/contact.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { Loaded } from '../../common/loaded.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { FitCells } from './fit.cells.tsx';
import styles from './jobs.module.css';
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

/** Each with a press that asks by a notice, and one that asks the first ones who were not asked yet. */
function FittingList({ job, tutors }: { job: OpsJobDetail; tutors: readonly FittingTutor[] }): ReactNode {
  const acts = useActs();
  const act = useAct();
  // A notice cannot be taken back, so it is sent 5 s later and can be cancelled until then.
  const ask = (chosen: readonly FittingTutor[]) => void act(asking(job, chosen));
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
