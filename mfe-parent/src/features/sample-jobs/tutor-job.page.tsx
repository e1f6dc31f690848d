import { formatDigits, formatMoney, formatTime, language } from '@porao/platform';
import { Grid } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { FactsCard } from './facts.card.tsx';
import { tutorJob } from './sample.ts';

/** A tutor's work in the family: a sample; the real one is at /job-details (decision OQ-055). */
export default function TutorJobPage() {
  const { id, className, subjects, days, time, salary, tutor, university, student, location } = tutorJob;
  return (
    <SectionPage
      title={t('tutor-job.title')}
      text={t('job.id', { id: formatDigits(id) })}
      back={{ to: paths.myTutor, label: t('tab.myTutor') }}
      sample
    >
      <FactsCard
        title={t('job.job')}
        items={[
          { icon: 'school', label: t('job.class'), value: className[language] },
          { icon: 'book', label: t('job.subjects'), value: subjects[language] },
          { icon: 'calendar', label: t('job.days'), value: formatDigits(days) },
          { icon: 'clock', label: t('job.time'), value: formatTime(time) },
          { icon: 'money', label: t('job.salary'), value: formatMoney(salary) },
        ]}
      />
      <Grid minColumn="22rem">
        <FactsCard
          title={t('job.tutor')}
          items={[
            { icon: 'user', label: t('job.name'), value: tutor[language] },
            { icon: 'school', label: t('job.university'), value: university[language] },
          ]}
        />
        <FactsCard
          title={t('job.student')}
          items={[
            { icon: 'user', label: t('job.name'), value: student[language] },
            { icon: 'location', label: t('job.location'), value: location[language] },
          ]}
        />
      </Grid>
    </SectionPage>
  );
}
