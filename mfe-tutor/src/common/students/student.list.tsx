import type { Deal } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import {
  DealProblem,
  deadlineText,
  EndDealButton,
  failureText,
  isPast,
  OfflineNotice,
  OfflineState,
  useWrite,
} from '@porao/features';
import { call, formatDate, formatDigits, openModal, useOnline } from '@porao/platform';
import {
  Anchor,
  Badge,
  Button,
  Card,
  DefinitionGrid,
  EmptyState,
  Group,
  LinkAnchor,
  LinkButton,
  LoadingState,
  Notice,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { t } from '../messages.ts';
import { paths } from '../paths.ts';
import { type DealGroup, dealsCall, useDeals } from './deals.queries.ts';
import { WeekPart } from './week.part.tsx';

/** The students of one group, with every state the list can be in. */
export function StudentList({ group }: { group: DealGroup }) {
  const deals = useDeals();
  const online = useOnline();
  const label = t(`students.${group}`);
  const rows = deals.data?.data[group];
  if (rows === undefined) {
    if (!online || deals.fetchStatus === 'paused') return <OfflineState />;
    if (deals.isPending) return <LoadingState label={label} count={2} />;
    return (
      <Notice
        tone="error"
        action={
          <Button
            variant="default"
            icon="refresh"
            onClick={() => void deals.refetch()}
            busy={deals.isFetching}
            busyLabel={t('jobs.retrying')}
          >
            {t('jobs.retry')}
          </Button>
        }
      >
        {t('students.error', { message: failureText(deals.error) })}
      </Notice>
    );
  }
  return (
    <Stack>
      {!online && <OfflineNotice />}
      {rows.length === 0 ? (
        <EmptyState
          title={t('students.empty')}
          text={t(`students.hint.${group}`)}
          action={
            <LinkButton to={paths.availableJobs} variant="light">
              {t('nearby.see')}
            </LinkButton>
          }
        />
      ) : (
        <Stack as="ul" aria-label={label}>
          {rows.map((deal) => (
            <li key={deal.id}>
              <StudentCard deal={deal} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** A student: what is taught, and whose child it is. The family's contact is shown here only (OQ-050). */
function StudentCard({ deal }: { deal: Deal }) {
  const { class_info: lesson, parent_info: parent, status } = deal;
  return (
    <Card as="article" data-deal-id={deal.id}>
      <Stack gap="sm">
        <Group justify="space-between" align="start" gap="sm">
          <Stack gap="2xs">
            <Title order={2} size={3}>
              {t('job.title', { class: lesson.class })}
            </Title>
            <Text size="sm" tone="dim">
              {t('student.since', { date: formatDate(status.date_time) })}
            </Text>
          </Stack>
          <Badge tone={status.current === 'continue' ? 'success' : 'accent'}>
            {t(`student.${status.current}`)}
          </Badge>
        </Group>
        <Text as="strong" size="lg" weight="bold" tone="brand">
          {t('student.salary', { salary: lesson.salary })}
        </Text>
        <DefinitionGrid
          minColumn="12rem"
          items={[
            { label: t('student.medium'), value: lesson.medium, icon: 'book' },
            { label: t('student.school'), value: lesson.school ?? t('job.nowhere'), icon: 'school' },
            { label: t('student.parent'), value: parent.name, icon: 'user' },
            {
              label: t('student.phone'),
              value: (
                <Anchor
                  href={`tel:${parent.phone}`}
                  aria-label={t('student.call', { name: parent.name, phone: formatDigits(parent.phone) })}
                >
                  {formatDigits(parent.phone)}
                </Anchor>
              ),
              icon: 'phone',
            },
            { label: t('student.address'), value: parent.address, icon: 'home' },
          ]}
        />
        <Group>
          <LinkButton to={paths.lessons({ dealId: deal.id })} variant="light" icon="calendar">
            {t('lessons.title')}
          </LinkButton>
        </Group>
        <WeekPart lessons={deal.routine ?? []} changes={deal.changes ?? []} />
        <Steps deal={deal} />
        <StartedPart deal={deal} />
        {deal.start_by && (
          <Text size="sm" tone="dim">
            {t(isPast(deal.start_by) ? 'student.start.late' : 'student.start.by', {
              date: deadlineText(deal.start_by),
            })}
          </Text>
        )}
        {deal.status.current === 'in_process' && <LinkAnchor to={paths.visit}>{t('visit.link')}</LinkAnchor>}
        <LinkAnchor
          to={pathTo(jobDetails, { jobId: deal.tuition_job_offer_id })}
          target="_blank"
          rel="noopener"
        >
          {t('student.job', { id: formatDigits(deal.tuition_job_offer_id) })}
        </LinkAnchor>
        <DealProblem
          of={{ deal: deal.id }}
          side="tutor"
          name={parent.name}
          beside={<EndDealButton dealId={deal.id} side="tutor" name={parent.name} stale={endStale} />}
        />
      </Stack>
    </Card>
  );
}

const endStale = ['GET /api/tutoring/sidebar-counts', 'GET /api/tutor/invoices', dealsCall];

/** Texts of the steps behind a deal, which is in process once the tutor was confirmed. */
const stepTexts = {
  applied: 'stage.applied',
  shortlisted: 'stage.shortlisted',
  appointed: 'stage.appointed',
  confirm: 'stage.confirm',
  in_process: 'stage.confirm',
} as const;
const steps = ['applied', 'shortlisted', 'appointed', 'confirm', 'in_process'] as const;

/** Earlier stages of a deal are completed (TUT-065); one of no text is left out. */
function Steps({ deal }: { deal: Deal }) {
  const done = deal.previous_schedule.flatMap(({ stage, date_time }) => {
    const known = steps.find((name) => name === stage);
    return known ? [{ text: stepTexts[known], date_time }] : [];
  });
  if (done.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text weight="medium">{t('student.steps')}</Text>
      <Stack as="ol" gap="xs" aria-label={t('student.steps')}>
        {done.map(({ text, date_time }) => (
          <Group as="li" key={`${text} ${date_time}`} gap="sm">
            <Text as="span">{t(text)}</Text>
            <Text as="time" size="sm" tone="dim" dateTime={date_time}>
              {formatDate(date_time)}
            </Text>
            <Badge tone="success" icon="check">
              {t('student.completed')}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

/** A pending student becomes active once tutor and guardian both say that lessons started; neither takes it back. */
function StartedPart({ deal }: { deal: Deal }) {
  const started = useWrite({
    send: () => call('POST /api/tutor/deals/:id/started', { params: { id: deal.id } }),
    stale: ['GET /api/tutoring/sidebar-counts', dealsCall],
    failed: null,
  });
  if (deal.status.current !== 'in_process') return null;
  if (deal.started_by_tutor) {
    return (
      <Notice tone="info" still>
        {t('student.started.waiting')}
      </Notice>
    );
  }
  const ask = () =>
    openModal({
      title: t('student.started.ask'),
      body: t('student.started.ask.text', { name: deal.parent_info.name }),
      buttons: [
        { label: t('student.started.no'), variant: 'default' },
        { label: t('student.started.yes'), onPress: () => started.press() },
      ],
    });
  return (
    <Stack gap="xs" align="start">
      {started.error && <Notice tone="error">{failureText(started.error)}</Notice>}
      <Button
        variant="light"
        icon="check"
        busy={started.busy}
        busyLabel={t('student.started.busy')}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {t('student.started')}
      </Button>
      <Text size="sm" tone="dim">
        {t(deal.started_by_guardian ? 'student.started.guardian' : 'student.started.hint')}
      </Text>
    </Stack>
  );
}
