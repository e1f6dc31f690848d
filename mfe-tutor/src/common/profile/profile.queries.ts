import { emit, query, useQuery, useQueryClient } from '@porao/platform';

export const useUser = () => useQuery(query('GET /api/v1/user'));
export const useCompletion = () => useQuery(query('GET /api/update-profile-status'));
export const useTutorProfile = () => useQuery(query('GET /api/tutor-profile'));
export const usePreferences = () => useQuery(query('GET /api/tutoring-category'));
export const useEducation = () => useQuery(query('GET /api/tutor-educational-info'));
export const useExperience = () => useQuery(query('GET /api/tutor-experience'));
export const useAvailability = () => useQuery(query('GET /api/tutor-availabilities'));
export const useCredentials = () => useQuery(query('GET /api/get-tutor-certificate'));

type Read =
  | 'GET /api/v1/user'
  | 'GET /api/tutor-profile'
  | 'GET /api/tutoring-category'
  | 'GET /api/tutor-educational-info'
  | 'GET /api/tutor-experience'
  | 'GET /api/tutor-availabilities'
  | 'GET /api/get-tutor-certificate';

/** After a save: tells every remote, and waits for the new answer of `read`, so that nothing old shows for a moment. */
export function useProfileChanged(): (section: string, read: Read) => Promise<void> {
  const client = useQueryClient();
  return async (section, read) => {
    emit('profile.changed@1', { section });
    await client.invalidateQueries({ queryKey: [read] }, { cancelRefetch: false });
  };
}
