import { answerMessage } from '@porao/features';
import { emit, useNavigate } from '@porao/platform';

/** Follows from a saved step: every page reads the steps again, and the next step opens. */
export function useStepSaved(
  read: 'GET /api/family-info' | 'GET /api/profile-update-info',
  section: string,
  next: () => string,
) {
  const navigate = useNavigate();
  return {
    stale: [read],
    event: () => emit('profile.changed@1', { section }),
    success: answerMessage,
    onDone: () => void navigate(next()),
  };
}
