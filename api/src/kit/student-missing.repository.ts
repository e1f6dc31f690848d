import type { TutorRequest } from '@porao/contracts';
import { sql } from 'kysely';

/** Lists what the student `s` lacks before an operator may approve a request for it. */
export const studentMissing = sql<TutorRequest['student_missing']>`to_jsonb(array_remove(array[
  case when s.name = '' then 'name' end, case when s.gender is null then 'gender' end,
  case when s.age is null and s.institute_id is null then 'age' end], null))`;
