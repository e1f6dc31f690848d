import type { JobHistoryItem, TutorTerms } from '@porao/contracts';
import { terms as termsPath } from '@porao/contracts/paths';
import { JobTermsList } from '@porao/features/terms';
import { formatDigits, formatMoney, openModal, richText } from '@porao/platform';
import { LinkAnchor, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Asks whether the tutor takes the job, with the family's name and what binds. */
export default function openAccept(job: JobHistoryItem, terms: TutorTerms, accept: () => void): void {
  const values = { id: formatDigits(job.jobId), salary: formatMoney(job.salary_for_tutor) };
  const { family } = terms;
  openModal({
    title: t('history.accept.title'),
    body: (
      <Stack gap="sm">
        <p>
          {family === null
            ? t('history.accept.job', values)
            : t('history.accept.family', { ...values, name: family })}
        </p>
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
