import { on, useQueryClient } from '@porao/platform';
import { useEffect } from 'react';

type Client = ReturnType<typeof useQueryClient>;

/** Calls whose answers a changed profile makes old; query keys begin with the call. */
const profile = ['GET /api/v1/user', 'GET /api/family-info'];

const listening = new WeakSet<Client>();

/** From the first page of the area on, a profile changed elsewhere makes this area's answers old, also while
 * pages of others are shown. */
export function useRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (listening.has(client)) return;
    listening.add(client);
    on('profile.changed@1', () => {
      for (const call of profile) void client.invalidateQueries({ queryKey: [call] });
    });
  }, [client]);
}
