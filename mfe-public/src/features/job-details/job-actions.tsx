import type { Job } from '@porao/contracts';
import { useLocation, useNavigate, useSession } from '@porao/platform';
import { Button, Card, LinkButton, Text } from '@porao/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../common/messages.ts';
import { useApply } from './apply.mutation.ts';
import { pathToApply, withoutMarker } from './apply-return.ts';
import { directionUrl } from './direction.ts';
import styles from './job-details.module.css';
import { sharePage } from './share.ts';

interface JobActionsProps {
  job: Job;
  applied: boolean;
  onApplied: () => void;
}

/** Apply Now, Share and Direction. */
export function JobActions({ job, applied, onApplied }: JobActionsProps) {
  const { pathname, search } = useLocation();
  const apply = useApply(job, () => pathToApply(pathname, search), onApplied);
  useReturnFromSignIn(applied, apply.start);
  const title = t('details.title', { class: job.iclass.class_name });

  return (
    <Card className={styles.actions} as="aside" aria-label={t('details.actions')}>
      {!applied && (
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
        <Button
          variant="default"
          icon="share"
          onClick={() => void sharePage(title, () => alert(t('details.shareUnsupported')))}
        >
          {t('details.share')}
        </Button>
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
      <Text size="xs" tone="dim">
        {t('details.addressHint')}
      </Text>
    </Card>
  );
}

/** Continues the application of a person who pressed Apply Now as a guest, up to the confirmation. The
 * marker leaves the URL first, so that a reload or a shared link starts nothing. */
function useReturnFromSignIn(applied: boolean, start: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useSession();
  const resumed = useRef(false);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const clean = withoutMarker(pathname, search);
    if (clean === null || !viewer || resumed.current) return;
    resumed.current = true;
    void navigate(clean, { replace: true });
    // After the shell closed what was open on the page before.
    if (!applied) queueMicrotask(() => latest.current());
  }, [pathname, search, viewer, applied, navigate]);
}
