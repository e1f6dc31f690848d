import type { JobHistoryItem } from '@porao/contracts';
import { jobBoard } from '@porao/contracts/paths';
import { answerMessage, deadlineText, failureText, isPast, useWrite } from '@porao/features';
import { call, formatNumber, formatRelative, openModal, query, useLocation, useQuery } from '@porao/platform';
import { Button, CardAction, Group, LinkButton, Notice, Text } from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { cacheTime, useEndless } from '../../common/endless.ts';
import { JobCard } from '../../common/job.card.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { stageCounts, stageOf } from '../../common/stages.ts';
import { TabsPage } from '../../common/tabs.page.tsx';
import { useQuestion } from './accept.mutation.ts';

export default function JobHistoryPage() {
  const { type } = stageOf(useLocation().pathname);
  const counts = useQuery({ ...query('GET /api/tutoring/job-counts'), refetchInterval: cacheTime });
  const jobs = useEndless<JobHistoryItem>((page) => query(listCall, { params: { type }, query: { page } }));
  const tabs = stageCounts(counts.data?.data ?? []).map(({ stage, count }) => ({
    to: stage.path,
    label: t(`stage.${stage.type}`),
    count: counts.data ? formatNumber(count) : counts.isError ? undefined : '\u2007',
  }));
  return (
    <TabsPage title={t('history.title')} label={t('history.tabs')} tabs={tabs}>
      <EndlessList
        key={type}
        source={jobs}
        idOf={(job) => job.jobId}
        renderItem={(job) => <HistoryCard job={job} />}
        label={t(`stage.${type}`)}
        error={t('jobs.error')}
        empty={{
          title: t(`history.empty.${type}`),
          text: t(`history.hint.${type}`),
          action: (
            <LinkButton to={paths.availableJobs} variant="light">
              {t('nearby.see')}
            </LinkButton>
          ),
        }}
      />
    </TabsPage>
  );
}

function HistoryCard({ job }: { job: JobHistoryItem }) {
  return (
    <JobCard
      job={{ ...job, id: job.jobId, salary: job.salary_for_tutor }}
      when={
        <time dateTime={job.applied_at}>
          {t('history.applied', { when: formatRelative(job.applied_at) })}
        </time>
      }
      note={<HistoryWait job={job} />}
    />
  );
}

interface HistoryWaitProps {
  job: JobHistoryItem;
}

/** Shows what an application waits for, until when and what happens then; for a closed one why it ended. */
function HistoryWait({ job }: HistoryWaitProps) {
  if (job.closed_reason !== null || job.similar) return <Ended job={job} />;
  if (job.accept_by) {
    return <Question job={job} wait="acceptance" by={job.accept_by} answered={job.accepted} />;
  }
  if (job.meet_by) return <Question job={job} wait="meeting" by={job.meet_by} answered={job.meet_answered} />;
  if (job.again_by) {
    return <Question job={job} wait="again" by={job.again_by} answered={job.again_answered === true} />;
  }
  if (!job.answer_by) return null;
  return <Text size="sm">{t('history.answer', { date: deadlineText(job.answer_by) })}</Text>;
}

function Ended({ job: { closed_reason, similar } }: HistoryWaitProps) {
  const link = similar && (
    <CardAction>
      <LinkButton to={`${jobBoard}?${similarQuery(similar)}`} variant="light" icon="search">
        {t('history.similar')}
      </LinkButton>
    </CardAction>
  );
  if (closed_reason === null) return link;
  return (
    <Notice tone="info" still action={link}>
      {t('history.reason', { reason: closed_reason })}
    </Notice>
  );
}

const questions = {
  meeting: { yes: 'meet', no: 'withdraw', text: 'history.meet', done: 'history.meet.agreed' },
  again: { yes: 'available', no: 'withdraw', text: 'history.again', done: 'history.again.told' },
  acceptance: { yes: 'accept', no: 'decline', text: 'history.accept', done: 'history.accepted' },
} as const;

interface QuestionProps extends HistoryWaitProps {
  wait: keyof typeof questions;
  /** Deadline. */
  by: string;
  answered: boolean;
}

/** Asks what the family asks, with both answers; each but being available binds, so it needs a confirmation. */
function Question({ job, wait, by, answered }: QuestionProps) {
  const { yes, no, text, done } = questions[wait];
  const answer = useAnswer(job.jobId);
  const isFree = wait === 'again';
  const question = useQuestion(job, isFree ? 'meeting' : wait, () => answer.press(yes));
  if (answered) {
    return (
      <Notice
        tone="success"
        still
        action={
          wait === 'meeting' && (
            <CardAction>
              <LinkButton to={paths.visit} variant="light">
                {t('visit.link')}
              </LinkButton>
            </CardAction>
          )
        }
      >
        {t(done)}
      </Notice>
    );
  }
  const leave = () =>
    openModal({
      title: t(`history.${no}.title`),
      body: t('history.leave.text'),
      buttons: [
        { label: t('history.leave.keep'), variant: 'default' },
        { label: t(`history.${no}`), onPress: () => answer.press(no) },
      ],
    });
  const busy = (of: Answer) => answer.busy && answer.variables === of;
  return (
    <Notice
      tone="warning"
      still
      action={
        <CardAction>
          <Group>
            <Button
              icon="check"
              aria-haspopup={isFree ? undefined : 'dialog'}
              busy={busy(yes) || question.busy}
              busyLabel={t(question.busy ? 'history.accept.asking' : 'history.saving')}
              onClick={() => (isFree ? answer.press(yes) : question.press())}
            >
              {t(`${text}.yes`)}
            </Button>
            <Button variant="subtle" aria-haspopup="dialog" busy={busy(no)} onClick={leave}>
              {t(`history.${no}`)}
            </Button>
          </Group>
        </CardAction>
      }
    >
      {t(isPast(by) ? `${text}.late` : `${text}.by`, { date: deadlineText(by) })}
    </Notice>
  );
}

/** Filters of the public board, as its address has them, for jobs like one that ended. */
function similarQuery(similar: NonNullable<JobHistoryItem['similar']>): string {
  const { tutoring_category_id: category, i_class_id: iclass, subject_id: subject, place } = similar;
  return new URLSearchParams({
    ...(place && { place: place.name, lat: String(place.latitude), lon: String(place.longitude) }),
    category: String(category),
    class: String(iclass),
    ...(subject !== null && { subject: String(subject) }),
  }).toString();
}

const listCall = 'GET /api/tutoring/jobs/:type';

type Answer = 'meet' | 'available' | 'withdraw' | 'accept' | 'decline';

/** The tutor's answers to a family that asks to meet or has chosen them. */
const useAnswer = (jobId: number) =>
  useWrite({
    send: (answer: Answer) => {
      const params = { jobId };
      if (answer === 'meet') return call('POST /api/agree-to-meet/:jobId', { params });
      if (answer === 'available') return call('POST /api/still-available/:jobId', { params });
      if (answer === 'accept') return call('POST /api/accept/:jobId', { params });
      if (answer === 'decline') return call('POST /api/decline/:jobId', { params, body: {} });
      return call('POST /api/withdraw/:jobId', { params, body: {} });
    },
    stale: ['GET /api/tutoring/job-counts', listCall],
    success: answerMessage,
    failed: failureText,
  });
