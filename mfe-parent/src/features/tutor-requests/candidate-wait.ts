import type { Candidate } from '@porao/contracts';
import { deadlineText, isPast } from '@porao/features';
import { t } from '../../common/messages.ts';

/** Until when the tutor answers the family, and what happens then. */
export function waitOf(candidate: Candidate): string | null {
  const { accept_by, accepted, meet_by, meet_answered, again_by, again_answered } = candidate;
  if (accept_by) {
    if (accepted) return t('candidates.accepted');
    return t(isPast(accept_by) ? 'candidates.accept.late' : 'candidates.accept.by', {
      date: deadlineText(accept_by),
    });
  }
  if (!meet_by) {
    if (!again_by) return null;
    if (again_answered) return t('candidates.again.available');
    return t(isPast(again_by) ? 'candidates.again.late' : 'candidates.again.by', {
      date: deadlineText(again_by),
    });
  }
  if (meet_answered) return t('candidates.meet.agreed');
  return t(isPast(meet_by) ? 'candidates.meet.late' : 'candidates.meet.by', { date: deadlineText(meet_by) });
}
