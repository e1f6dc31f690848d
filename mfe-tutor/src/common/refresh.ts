import { on, useQueryClient } from '@porao/platform';
import { useEffect } from 'react';

type Client = ReturnType<typeof useQueryClient>;

/** Calls whose answers an event makes old; query keys begin with the call. */
const applied = [
  'GET /api/tutoring/job-counts',
  'GET /api/tutoring/jobs/:type',
  'GET /api/available-jobs',
  'GET /api/saved-jobs',
];
const saved = ['GET /api/saved-jobs', 'GET /api/available-jobs', 'GET /api/tutoring/sidebar-counts'];
const profile = [
  'GET /api/update-profile-status',
  'GET /api/profile-update-info',
  'GET /api/nearby-jobs',
  'GET /api/available-jobs',
  'GET /api/v1/user',
  'GET /api/tutor-profile',
  'GET /api/tutoring-category',
  'GET /api/tutor-educational-info',
  'GET /api/tutor-experience',
  'GET /api/tutor-availabilities',
  'GET /api/get-tutor-certificate',
  'GET /api/tutor/cv',
];

const listening = new WeakSet<Client>();

const invalidate = (client: Client, calls: readonly string[]): void => {
  for (const call of calls) void client.invalidateQueries({ queryKey: [call] });
};

/** From the first page of the area on, what other remotes do makes this area's answers old. It never stops
 * listening: events come while pages of others are shown, and the answers wait in the cache. */
export function useRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (listening.has(client)) return;
    listening.add(client);
    on('job.applied@1', () => invalidate(client, applied));
    on('job.saved@1', () => invalidate(client, saved));
    on('profile.changed@1', () => invalidate(client, profile));
  }, [client]);
}
