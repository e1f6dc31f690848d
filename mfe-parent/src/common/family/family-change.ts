import { notify, useQueryClient } from '@porao/platform';

/** After a change of a family's list: shows a toast, and reads everything again that names a row: the list, the counts
 * that decide on the next step, and the requests. */
export function useFamilyChange(
  list: 'GET /api/my-student' | 'GET /api/my-location',
): (message: string) => Promise<void> {
  const client = useQueryClient();
  const stale = [list, 'GET /api/family-info', 'GET /api/tutor-request', 'GET /api/tutor-request/:id'];
  return async (message) => {
    notify({ tone: 'success', message });
    await Promise.all(stale.map((call) => client.invalidateQueries({ queryKey: [call] })));
  };
}
