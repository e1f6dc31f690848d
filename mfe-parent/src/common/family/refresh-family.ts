import type { useQueryClient } from '@porao/platform';

/** After a student or address changed: its lists, the counts that decide on the next step, and requests that name it. */
export async function refreshFamily(
  client: ReturnType<typeof useQueryClient>,
  list: 'GET /api/my-student' | 'GET /api/my-location',
): Promise<void> {
  const stale = [list, 'GET /api/family-info', 'GET /api/tutor-request', 'GET /api/tutor-request/:id'];
  await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
