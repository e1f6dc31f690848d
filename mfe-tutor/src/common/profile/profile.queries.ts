import { emit, query, useQuery } from '@porao/platform';
import type { TutoringCard, UpdateTab } from './sections.ts';

export const useUser = () => useQuery(query('GET /api/v1/user'));
export const useCompletion = () => useQuery(query('GET /api/update-profile-status'));
export const useTutorProfile = () => useQuery(query('GET /api/tutor-profile'));
export const usePreferences = () => useQuery(query('GET /api/tutoring-category'));
export const useEducation = () => useQuery(query('GET /api/tutor-educational-info'));
export const useExperience = () => useQuery(query('GET /api/tutor-experience'));
export const useAvailability = () => useQuery(query('GET /api/tutor-availabilities'));
export const useCredentials = () => useQuery(query('GET /api/get-tutor-certificate'));

/** A part of the profile, as the event of its change names it. */
export type Section = TutoringCard | Exclude<UpdateTab, 'tutoring'> | 'photo' | 'account' | 'social-media';

/** Tells every app; the area's list of stale answers has what it makes old. */
export const profileChanged = (section: Section): void => emit('profile.changed@1', { section });
