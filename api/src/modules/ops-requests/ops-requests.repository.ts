import type { Db } from '../../kit/database/open.ts';
import { only } from '../../kit/database/query.repository.ts';

/** The public text of a job that the guardian wrote, and names of people that it may contain. */
export const readPublicText = (db: Db, jobId: number) => only<{ text: string; names: string[] }>(db)`
  select coalesce(j.tutor_requirement, '') as text, array[coalesce(s.name, ''), coalesce(u.name, '')] as names
  from jobs j left join students s on s.id = j.student_id
  left join parents p on p.id = j.parent_id left join users u on u.id = p.user_id where j.id = ${jobId}`;
