import type { Db } from '../../kit/database/open.ts';

/** The public text of a job that the guardian wrote, and names of people that it may contain. */
export async function readPublicText(db: Db, jobId: number): Promise<{ text: string; names: string[] }> {
  const row = await db
    .selectFrom('jobs')
    .leftJoin('students', 'students.id', 'jobs.student_id')
    .leftJoin('parents', 'parents.id', 'jobs.parent_id')
    .leftJoin('users', 'users.id', 'parents.user_id')
    .select(['jobs.tutor_requirement', 'students.name as student', 'users.name as guardian'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { text: row.tutor_requirement ?? '', names: [row.student ?? '', row.guardian ?? ''] };
}
