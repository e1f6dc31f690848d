import type { Job, TutorTerms } from '@porao/contracts';
import { support, updateProfile } from '@porao/contracts/paths';
import { JobTermsList } from '@porao/features/terms';
import { formatDigits, formatMoney, formatNumber, formatTime, openModal, richText } from '@porao/platform';
import { LinkAnchor } from '@porao/ui';
import { placeOf } from '../../common/job.ts';
import { daysText, hoursText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './job-details.module.css';

export function openIncomplete(completed: number): void {
  openModal({
    title: t('incomplete.title'),
    body: (
      <>
        <p>{t('incomplete.text')}</p>
        <p>{t('incomplete.now', { percent: formatNumber(completed) })}</p>
      </>
    ),
    buttons: [{ label: t('incomplete.update'), to: updateProfile, variant: 'filled' }],
  });
}

export function openCityMismatch(city: string): void {
  openModal({
    title: t('city.title'),
    body: <p>{t('city.text', { city })}</p>,
    buttons: [
      { label: t('city.update'), to: updateProfile, variant: 'default' },
      { label: t('understood'), variant: 'filled' },
    ],
  });
}

export function openRefused(reason: 'ban' | 'status'): void {
  openModal({
    title: t('refused.title'),
    body: <p>{t(reason === 'ban' ? 'failure.banned' : 'failure.locked')}</p>,
    buttons: [{ label: t('refused.support'), to: support, variant: 'filled' }],
  });
}

/** Asks the tutor to agree to both sides' terms; only that submits. */
export function openConfirmation(job: Job, terms: TutorTerms | null, agree: () => void): void {
  const facts = [
    [t('confirm.class'), job.iclass.class_name],
    [t('confirm.location'), placeOf(job) ?? t('unknown')],
    [t('confirm.time'), job.tutoring_time ? formatTime(job.tutoring_time) : t('unknown')],
    [t('confirm.duration'), job.tutoring_duration === null ? t('unknown') : hoursText(job.tutoring_duration)],
    [t('confirm.days'), daysText(job.days_in_week)],
    [t('confirm.salary'), t('salary.monthly', { amount: formatMoney(job.actual_salary) })],
  ] as const;
  openModal({
    title: t('confirm.title'),
    body: (
      <>
        <p>{t('confirm.lead', { id: formatDigits(job.id) })}</p>
        <dl className={styles.confirmFacts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {terms && <JobTermsList terms={terms} />}
        <p>
          {richText(t('confirm.agree'), {
            terms: (text) => (
              <LinkAnchor to={paths.terms} target="_blank">
                {text}
              </LinkAnchor>
            ),
          })}
        </p>
      </>
    ),
    buttons: [
      { label: t('confirm.no'), variant: 'default' },
      { label: t('confirm.yes'), variant: 'filled', onPress: agree },
    ],
  });
}
