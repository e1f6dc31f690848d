import { emit, query, useQuery } from '@porao/platform';

/** The signed-in guardian, as the top bar read it. */
export const useUser = () => useQuery(query('GET /api/v1/user'));

/** Tells every app; the area's list of stale answers has what it makes old. */
export const userChanged = (section: string): void => emit('profile.changed@1', { section });
