import { notify, useQueryClient } from '@porao/platform';

/** Runs a change of a family's list, shows a toast, and reads everything again that names a row: the list, the counts
 * that decide on the next step, and the requests. */
export function useFamilyChange(
  list: 'GET /api/my-student' | 'GET /api/my-location',
): <Answer>(message: string, change: () => Promise<Answer>) => Promise<Answer> {
  const client = useQueryClient();
  const stale = [list, 'GET /api/family-info', 'GET /api/tutor-request', 'GET /api/tutor-request/:id'];
  return async (message, change) => {
    const answer = await change();
    notify({ tone: 'success', message });
    await Promise.all(stale.map((call) => client.invalidateQueries({ queryKey: [call] })));
    return answer;
  };
}
