import type { JobHistoryItem, TutorTerms } from '@porao/contracts';
import { terms as termsPath } from '@porao/contracts/paths';
import { familyChecked } from '@porao/features';
import { JobTermsList } from '@porao/features/terms';
import { formatDigits, formatMoney, formatTime, openModal, richText } from '@porao/platform';
import { LinkAnchor, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Asks whether the tutor takes the job, with the family's name and what binds. */
export function openAccept(job: JobHistoryItem, terms: TutorTerms, accept: () => void): void {
  const values = { id: formatDigits(job.jobId), salary: formatMoney(job.salary_for_tutor) };
  const { family, checked } = terms;
  openModal({
    title: t('history.accept.title'),
    body: (
      <Stack gap="sm">
        <p>
          {family === null
            ? t('history.accept.job', values)
            : t('history.accept.family', { ...values, name: family })}
        </p>
        {checked && <p>{familyChecked(checked)}</p>}
        <JobTermsList terms={terms} />
        <p>
          {richText(t('history.accept.binding'), {
            terms: (text) => (
              <LinkAnchor to={termsPath} target="_blank">
                {text}
              </LinkAnchor>
            ),
          })}
        </p>
      </Stack>
    ),
    buttons: [
      { label: t('history.accept.later'), variant: 'default' },
      { label: t('history.accept.yes'), variant: 'filled', onPress: accept },
    ],
  });
}

/** Asks whether the tutor comes to the meeting, with the family's name, when it is and what binds. */
export function openMeeting(
  job: JobHistoryItem,
  { family, checked, lessons }: TutorTerms,
  act: () => void,
): void {
  const id = formatDigits(job.jobId);
  const days = t('history.meet.days', { count: lessons?.days_in_week ?? job.days_in_week });
  const time = lessons?.time;
  openModal({
    title: t('history.meet.title'),
    body: (
      <Stack gap="sm">
        <p>
          {family === null ? t('history.meet.job', { id }) : t('history.meet.family', { id, name: family })}
        </p>
        {checked && <p>{familyChecked(checked)}</p>}
        <p>{t('history.meet.time')}</p>
        <p>
          {time
            ? t('history.meet.lessonsAt', { days, time: formatTime(time) })
            : t('history.meet.lessons', { days })}
        </p>
        <p>{t('history.meet.binding')}</p>
      </Stack>
    ),
    buttons: [
      { label: t('history.accept.later'), variant: 'default' },
      { label: t('history.meet.yes'), variant: 'filled', onPress: act },
    ],
  });
}
