import { on, useQueryClient } from '@porao/platform';
import { useEffect } from 'react';

type Client = ReturnType<typeof useQueryClient>;

/** Calls whose answers an event makes stale; query keys begin with the call. */
const staleAfter = {
  'job.applied@1': [
    'GET /api/tutoring/job-counts',
    'GET /api/tutoring/jobs/:type',
    'GET /api/available-jobs',
    'GET /api/saved-jobs',
  ],
  'job.saved@1': ['GET /api/saved-jobs', 'GET /api/available-jobs', 'GET /api/tutoring/sidebar-counts'],
  'profile.changed@1': [
    'GET /api/v1/user',
    'GET /api/family-info',
    'GET /api/update-profile-status',
    'GET /api/profile-update-info',
    'GET /api/nearby-jobs',
    'GET /api/available-jobs',
    'GET /api/tutor-profile',
    'GET /api/tutoring-category',
    'GET /api/tutor-educational-info',
    'GET /api/tutor-experience',
    'GET /api/tutor-availabilities',
    'GET /api/get-tutor-certificate',
    'GET /api/tutor/cv',
  ],
} as const;

const listening = new WeakSet<Client>();

/** Marks answers as stale after events, from the first page of an area on. It listens until the page is left, since
 * events also come while another remote is shown. A remote calls it with the events that its manifest listens to. */
export function useStaleAnswers(events: readonly (keyof typeof staleAfter)[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (listening.has(client)) return;
    listening.add(client);
    for (const event of events) {
      on(event, () => {
        for (const call of staleAfter[event]) void client.invalidateQueries({ queryKey: [call] });
      });
    }
  }, [client, events]);
}
