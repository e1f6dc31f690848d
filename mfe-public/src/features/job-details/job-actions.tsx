import type { Job } from '@porao/contracts';
import { useLocation, useSession } from '@porao/platform';
import { Button, Card, LinkButton, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { pathToReturn, useReturnFromSignIn } from '../../common/return-marker.ts';
import { signInLink } from '../../common/sign-in-link.ts';
import { useApply } from './apply.mutation.ts';
import { directionUrl } from './direction.ts';
import styles from './job-details.module.css';
import { ShareButton, SharedJob } from './share.button.tsx';

interface JobActionsProps {
  job: Job;
  applied: boolean;
  onApplied: () => void;
}

export function JobActions({ job, applied, onApplied }: JobActionsProps) {
  const { pathname, search } = useLocation();
  const isGuest = useSession() === null;
  const returnTo = pathToReturn('apply', pathname, search);
  const apply = useApply(job, returnTo, onApplied);
  const title = t('details.title', { class: job.iclass.class_name });
  useReturnFromSignIn('apply', () => {
    if (!applied) apply.start();
  });

  return (
    <Card className={styles.actions} as="aside" aria-label={t('details.actions')}>
      {isGuest && (
        <LinkButton {...signInLink(returnTo)} size="lg" fullWidth>
          {t('details.apply')}
        </LinkButton>
      )}
      {!isGuest && !applied && (
        <Button
          size="lg"
          fullWidth
          busy={apply.isChecking || apply.isSubmitting}
          busyLabel={apply.isSubmitting ? t('details.applying') : t('details.checking')}
          onClick={apply.start}
        >
          {t('details.apply')}
        </Button>
      )}
      <div className={styles.pair}>
        <ShareButton title={title} />
        <LinkButton
          variant="default"
          icon="direction"
          href={directionUrl(job)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('details.direction')}
        </LinkButton>
      </div>
      <SharedJob title={title} />
      <Text size="xs" tone="dim">
        {t('details.addressHint')}
      </Text>
    </Card>
  );
}
