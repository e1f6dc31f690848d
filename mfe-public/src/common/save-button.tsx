import type { JobCard } from '@porao/contracts';
import { useLocation, useSession } from '@porao/platform';
import { ActionIcon, LinkActionIcon } from '@porao/ui';
import { isSaved, tutorIdOf } from './job.ts';
import { t } from './messages.ts';
import { useSaveJob } from './save-job.mutation.ts';
import { signInLink } from './sign-in-link.ts';

interface SaveButtonProps {
  job: Pick<JobCard, 'id' | 'saved_by'>;
  icon: 'bookmark' | 'heart';
}

/** Saves a job or takes it back; a guest is led to sign-in and comes back to this page (decision OQ-037). */
export function SaveButton({ job, icon }: SaveButtonProps) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const save = useSaveJob(returnTo);
  const viewer = useSession();
  const saved = isSaved(job, tutorIdOf(viewer));
  if (!viewer) return <LinkActionIcon icon={icon} label={t('job.save')} {...signInLink(returnTo)} />;
  return (
    <ActionIcon
      icon={saved ? `${icon}-filled` : icon}
      label={saved ? t('job.unsave') : t('job.save')}
      variant={saved ? 'light' : 'quiet'}
      aria-pressed={saved}
      onClick={() => save(job.id, !saved)}
    />
  );
}
