import type { Candidate } from '@porao/contracts';
import { deadlineText, isPast } from '@porao/features';
import { Text } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Until when the tutor answers the family, and what happens then. */
export function CandidateWaits({ candidate }: { candidate: Candidate }) {
  const text = waitOf(candidate);
  return text && <Text size="sm">{text}</Text>;
}

function waitOf({ accept_by, accepted, meet_by, meet_answered }: Candidate): string | null {
  if (accept_by) {
    if (accepted) return t('candidates.accepted');
    return t(isPast(accept_by) ? 'candidates.accept.late' : 'candidates.accept.by', {
      date: deadlineText(accept_by),
    });
  }
  if (!meet_by) return null;
  if (meet_answered) return t('candidates.meet.agreed');
  return t(isPast(meet_by) ? 'candidates.meet.late' : 'candidates.meet.by', { date: deadlineText(meet_by) });
}

/** Says how the tutor answered families before; nothing below three times. */
export function answersText({ answers }: Candidate): string[] {
  if (!answers) return [];
  if (answers.share === 0 || answers.median_hours === null) return [t('candidates.answers.never')];
  return [t('candidates.answers', { share: answers.share, hours: Math.max(1, answers.median_hours) })];
}
