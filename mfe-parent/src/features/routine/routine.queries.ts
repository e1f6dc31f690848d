import { type RoutineDaysBody, routinePageSize } from '@porao/contracts';
import type { OutputOf, Write } from '@porao/features';
import { call, callPublic, query } from '@porao/platform';
import { t } from '../../common/messages.ts';

/** A student's week with a tutor, as the address names it. */
export interface Week {
  studentId: number;
  tutorId: number;
  jobId: number;
}

/** Null unless all three ids can be some. */
export function weekOf({ stdId, tutorId, jobId }: Readonly<Record<string, string | undefined>>): Week | null {
  const week = { studentId: Number(stdId), tutorId: Number(tutorId), jobId: Number(jobId) };
  return Object.values(week).every((id) => Number.isInteger(id) && id > 0) ? week : null;
}

export const routinesQuery = ({ studentId, tutorId }: Week) =>
  query('GET /api/routine', {
    query: { tutor_id: tutorId, student_id: studentId, page: 1, per_page: routinePageSize },
  });

/** Adds a lesson on several days, or changes the one of a day; both sides' deals have the week, too. */
export const saveRoutine = (id: number | undefined): Write<OutputOf<typeof RoutineDaysBody>, unknown> => ({
  send: async ({ days, ...lesson }): Promise<unknown> => {
    if (id === undefined) return call('POST /api/routine/days', { body: { ...lesson, days } });
    const [day = 0] = days;
    return call('PUT /api/routine/:id', { params: { id }, body: { ...lesson, day } });
  },
  stale: ['GET /api/routine', 'GET /api/my-tutor'],
  success: () => t(id === undefined ? 'routine.added' : 'routine.updated'),
});

/** Minutes of a lesson as the job has them; an hour when that cannot be read. */
export async function lessonMinutes(jobId: number): Promise<number> {
  try {
    const { data } = await callPublic('GET /api/job-board/:jobId', { params: { jobId } });
    return Math.round((data.tutoring_duration ?? 1) * 60);
  } catch {
    return 60;
  }
}
