import { emit, notify, useNavigate, useQueryClient } from '@porao/platform';

/** For after a step is saved: says so, has every page read the steps again, and goes on to `next`. */
export function useStepSaved(
  read: 'GET /api/family-info' | 'GET /api/profile-update-info',
): (section: string, message: string, next: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (section, message, next) => {
    notify({ tone: 'success', message: message });
    await client.invalidateQueries({ queryKey: [read] });
    emit('profile.changed@1', { section });
    void navigate(next);
  };
}
