import { emit, query, useQuery, useQueryClient } from '@porao/platform';

export const useUser = () => useQuery(query('GET /api/v1/user'));
export const useCompletion = () => useQuery(query('GET /api/update-profile-status'));
export const useTutorProfile = () => useQuery(query('GET /api/tutor-profile'));
export const usePreferences = () => useQuery(query('GET /api/tutoring-category'));
export const useEducation = () => useQuery(query('GET /api/tutor-educational-info'));
export const useExperience = () => useQuery(query('GET /api/tutor-experience'));
export const useAvailability = () => useQuery(query('GET /api/tutor-availabilities'));
export const useCredentials = () => useQuery(query('GET /api/get-tutor-certificate'));

/** The call that reads a section. */
const readOf = {
  personal: 'GET /api/tutor-profile',
  location: 'GET /api/tutor-profile',
  salary: 'GET /api/tutor-profile',
  online: 'GET /api/tutor-profile',
  category: 'GET /api/tutoring-category',
  education: 'GET /api/tutor-educational-info',
  experience: 'GET /api/tutor-experience',
  availability: 'GET /api/tutor-availabilities',
  certificate: 'GET /api/get-tutor-certificate',
  photo: 'GET /api/v1/user',
  account: 'GET /api/v1/user',
  phone: 'GET /api/v1/user',
  'social-media': 'GET /api/v1/user',
} as const;

export type Section = keyof typeof readOf;

/** After a save: tells every remote, and waits for the section's new answer, so that nothing old shows for a moment. */
export function useProfileChanged(): (section: Section) => Promise<void> {
  const client = useQueryClient();
  return async (section) => {
    emit('profile.changed@1', { section });
    await client.invalidateQueries({ queryKey: [readOf[section]] }, { cancelRefetch: false });
  };
}
