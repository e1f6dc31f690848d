import type { Candidate } from '@porao/contracts';
import { failureText, useWrite } from '@porao/features';
import { formatDigits } from '@porao/platform';
import { Badge, Button, Group, LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { prefer } from './requests.queries.ts';

interface CandidateActionsProps {
  candidate: Candidate;
  requestId: number;
  open: boolean;
  full: boolean;
  onAsk: (what: AskedAbout) => void;
}

/** These acts ask for confirmation. */
export type AskedAbout = 'meet' | 'dismiss';

/** Prefer, meet or go on without, while the job is open; the phone number once there is a deal. */
export function CandidateActions(props: CandidateActionsProps) {
  const { candidate, requestId, open, full, onAsk } = props;
  const { busy, press } = useWrite({ ...prefer(requestId, candidate), failed: failureText });
  if (candidate.phone_no !== null) {
    return (
      <Group>
        <LinkButton href={`tel:${candidate.phone_no}`} icon="phone">
          {t('call', { phone: formatDigits(candidate.phone_no) })}
        </LinkButton>
        <LinkButton to={paths.myTutor} variant="light">
          {t('tutors.title')}
        </LinkButton>
      </Group>
    );
  }
  if (!open) return candidate.preferred ? <Badge tone="accent">{t('candidates.preferred')}</Badge> : null;
  return (
    <Group>
      <Button
        variant={candidate.preferred ? 'light' : 'default'}
        icon={candidate.preferred ? 'star-filled' : 'star'}
        aria-pressed={candidate.preferred}
        disabled={full && !candidate.preferred}
        title={full && !candidate.preferred ? t('candidates.full') : undefined}
        busy={busy}
        onClick={() => press()}
      >
        {t(candidate.preferred ? 'candidates.preferred' : 'candidates.prefer')}
      </Button>
      {candidate.meet_asked ? (
        <Badge tone="accent" icon="check">
          {t('candidates.asked')}
        </Badge>
      ) : (
        <Button variant="subtle" icon="calendar" aria-haspopup="dialog" onClick={() => onAsk('meet')}>
          {t('candidates.meet')}
        </Button>
      )}
      {(candidate.stage === 'applied' || candidate.stage === 'shortlisted') && (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => onAsk('dismiss')}>
          {t('candidates.unsuitable')}
        </Button>
      )}
    </Group>
  );
}
