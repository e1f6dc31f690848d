import { emit, query, useQuery, useQueryClient } from '@porao/platform';

/** The signed-in guardian, as the top bar read it. */
export const useUser = () => useQuery(query('GET /api/v1/user'));

/** After a save: notifies every remote, and waits for the new answer, so that nothing old shows for a moment. */
export function useUserChanged(): (section: string) => Promise<void> {
  const client = useQueryClient();
  return async (section) => {
    emit('profile.changed@1', { section });
    await client.invalidateQueries({ queryKey: ['GET /api/v1/user'] }, { cancelRefetch: false });
  };
}
