import type { Job } from '@porao/contracts';
import { formatNumber, formatTime } from '@porao/platform';
import { DefinitionGrid, type Fact } from '@porao/ui';
import { genderName } from '../../common/job.ts';
import { daysText, durationText, hoursText, namesText, placeText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';

/** The ten cells of PUB-040. */
export function JobGrid({ job }: { job: Job }) {
  const items: Fact[] = [
    { icon: 'list', label: t('grid.category'), value: job.tutoring_category.category_name },
    { icon: 'school', label: t('grid.course'), value: job.iclass.class_name },
    {
      icon: 'clock',
      label: t('grid.time'),
      value: job.tutoring_time ? formatTime(job.tutoring_time) : t('unknown'),
    },
    {
      icon: 'clock',
      label: t('grid.duration'),
      value: job.tutoring_duration === null ? t('unknown') : hoursText(job.tutoring_duration),
    },
    { icon: 'book', label: t('grid.subjects'), value: namesText(job.subjects) },
    { icon: 'calendar', label: t('grid.days'), value: daysText(job.days_in_week) },
    { icon: 'home', label: t('grid.place'), value: placeText(job.tutoring_place) },
    { icon: 'users', label: t('grid.students'), value: formatNumber(job.number_of_students) },
    { icon: 'refresh', label: t('grid.jobDuration'), value: durationText(job.job_duration) },
    { icon: 'user', label: t('grid.studentGender'), value: t(`student.${genderName(job.student_gender)}`) },
  ];
  return <DefinitionGrid items={items} minColumn="clamp(8rem, 14vw, 11rem)" />;
}
