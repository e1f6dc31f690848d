import { guardianPageSize, type MyTutor } from '@porao/contracts';
import type { Paged, Write } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from './messages.ts';

const list = 'GET /api/my-tutor';

/** The end of a deal makes these old. */
export const dealCalls = [list, 'GET /api/tutor-request', 'GET /api/tutor-request/:id'];

export const useMyTutors = (page: number): Paged<MyTutor> =>
  useQuery({
    ...query(list, { query: { page, per_page: guardianPageSize } }),
    placeholderData: (shown) => shown,
  });

/** Every running deal, to find one by its parts. */
export const allTutorsQuery = query(list, { query: { page: 1, per_page: 100 } });

export const started = (id: number): Write<void, unknown> => ({
  send: () => call('POST /api/my-tutor/:id/started', { params: { id } }),
  stale: [list],
  success: () => t('tutors.started.done'),
});

export const universityOf = ({ tutor }: MyTutor): string | null =>
  tutor.educational_info.find((row) => row.current_institute === '1')?.university?.university_name ?? null;
