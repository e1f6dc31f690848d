import { formatDigits } from '@porao/platform';
import { ActionIcon } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { useSaving } from './job-board.queries.ts';

/** The bookmark of a job; shows the wish at once and goes back when it fails. */
export function SaveButton({ jobId, saved }: { jobId: number; saved: boolean }) {
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
