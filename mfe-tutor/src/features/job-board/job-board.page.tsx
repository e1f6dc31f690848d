import type { AvailableJob } from '@porao/contracts';
import { jobBoard } from '@porao/contracts/paths';
import { formatDigits, formatNumber, formatRelative, useLocation } from '@porao/platform';
import { ActionIcon, Badge, Group, LinkButton } from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { JobCard } from '../../common/job.card.tsx';
import { t } from '../../common/messages.ts';
import { TabsPage } from '../../common/tabs.page.tsx';
import { type ListName, lists, useJobList, useSaving } from './job-board.queries.ts';

const texts = {
  available: {
    found: 'board.found',
    error: 'jobs.error',
    empty: 'board.empty.available',
    hint: 'board.hint.available',
  },
  saved: {
    found: 'board.found.saved',
    error: 'jobs.error.saved',
    empty: 'board.empty.saved',
    hint: 'board.hint.saved',
  },
} as const;

export default function JobBoardPage() {
  const name: ListName = useLocation().pathname.startsWith(lists.saved.path) ? 'saved' : 'available';
  const jobs = useJobList(name);
  const text = texts[name];
  const total = jobs.data?.pages.at(-1)?.total;
  const board = (
    <LinkButton to={jobBoard} variant="light">
      {t('board.all')}
    </LinkButton>
  );
  return (
    <TabsPage
      title={t('board.title')}
      text={total === undefined ? '\u00a0' : t(text.found, { count: total })}
      label={t('board.tabs')}
      tabs={[
        { to: lists.available.path, label: t('board.available') },
        { to: lists.saved.path, label: t('board.saved') },
      ]}
    >
      {name === 'available' && total !== 0 && <Group>{board}</Group>}
      <EndlessList
        key={name}
        source={jobs}
        idOf={(job) => job.id}
        renderItem={(job) => <OpenJobCard job={job} />}
        label={t(name === 'saved' ? 'board.saved' : 'board.available')}
        error={t(text.error)}
        empty={{
          title: t(text.empty),
          text: t(text.hint),
          action: board,
        }}
      />
    </TabsPage>
  );
}

function OpenJobCard({ job }: { job: AvailableJob }) {
  return (
    <JobCard
      job={{
        id: job.id,
        class_name: job.iclass.class_name,
        category_name: job.tutoring_category.category_name,
        tutoring_place: job.tutoring_place.tutoring_place,
        salary: job.actual_salary,
        days_in_week: job.days_in_week,
        subjects: job.subjects.map((subject) => subject.subject_name),
        location_name: placeOf(job),
        tutor_gender: job.tutor_gender,
      }}
      when={
        <time dateTime={job.created_at}>{t('job.posted', { when: formatRelative(job.created_at) })}</time>
      }
      badge={
        job.applications.length > 0 && (
          <Badge tone="success" icon="check">
            {t('job.applied')}
          </Badge>
        )
      }
      action={<SaveButton jobId={job.id} saved={job.saved_by.length > 0} />}
    />
  );
}

function placeOf({ location, distance_km }: AvailableJob): string | null {
  const place = location?.location_name ?? null;
  if (place === null || distance_km === undefined || distance_km === null) return place;
  return t('board.near', { place, km: formatNumber(distance_km) });
}

/** The bookmark of a job; shows the wish at once and goes back when it fails. */
function SaveButton({ jobId, saved }: { jobId: number; saved: boolean }) {
  const saving = useSaving(jobId);
  const shown = saving.error ? saved : (saving.variables ?? saved);
  const id = formatDigits(jobId);
  return (
    <ActionIcon
      icon={shown ? 'bookmark-filled' : 'bookmark'}
      label={shown ? t('job.unsave', { id }) : t('job.save', { id })}
      onClick={() => saving.press(!shown)}
    />
  );
}
