import type { OpsRequest } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import { sql } from 'kysely';
import { similarSalary } from './details.repository.ts';

type Case = OpsRequest['case'];
/** A row before its text is read. */
export type KeptCase<T> = Omit<T, 'case'> & { case: Omit<Case, 'private_details'> };

/** Parents of guardian `p` of account `u`: the same one, and those who can be called by one of its phones. */
const family = sql`(select p.id
  union select p2.id from users u2 join parents p2 on p2.user_id = u2.id
    where u2.phone_no in (u.phone_no, p.additional_phone_number)
  union select p2.id from parents p2 where p2.additional_phone_number in (u.phone_no, p.additional_phone_number))`;

const subjectsOf = (id: 'r.id' | 'o.id') => sql`array(select subject_id from tutor_request_subjects
  where tutor_request_id = ${sql.ref(id)} order by subject_id)`;

/** `case` of the contracts, of `r`, `s`, `p` and `u`. */
export const caseColumn = sql`jsonb_build_object(
  'salary', coalesce((select w.actual_salary from jobs w
      where w.student_id = r.student_id and w.i_class_id = s.i_class_id order by w.id desc limit 1),
    ${similarSalary(sql`s.i_class_id`, sql`r.tutoring_place_id`)}),
  'same_requests', array(select o.id from tutor_requests o join students os on os.id = o.student_id
    where o.parent_id in ${family} and o.id <> r.id and o.stage in ('Pending', 'Terms', 'Approved')
      and os.i_class_id = s.i_class_id and ${subjectsOf('o.id')} = ${subjectsOf('r.id')} order by o.id limit 5),
  'same_nid', coalesce((select jsonb_agg(jsonb_build_object('user_id', n.user_id, 'name', n.name)) from (
    select nu.id as user_id, nu.name from tutors t join tutor_personal_infos i on i.tutor_id = t.id
      join tutor_personal_infos ni on ni.bc_nid_po = i.bc_nid_po and ni.tutor_id <> t.id
      join tutors nt on nt.id = ni.tutor_id join users nu on nu.id = nt.user_id
    where t.user_id = u.id and i.bc_nid_po !~ '^(.)\\1*$' order by nu.id limit 5) n), '[]'),
  'guardian', (select jsonb_build_object(
      'requests', (select count(*) from tutor_requests q where q.parent_id = r.parent_id),
      'hired', (select count(*) from jobs h join applications a on a.job_id = h.id
        join deals d on d.application_id = a.id where h.parent_id = r.parent_id),
      'cancelled', (select count(*) from tutor_requests q where q.parent_id = r.parent_id and q.stage = 'Withdrawn')
        + (select count(*) from jobs h where h.parent_id = r.parent_id and h.status = 'cancelled'),
      'in_time', count(*) filter (where a.closed_cause is distinct from 'no_answer'), 'due', count(*))
    from jobs h join applications a on a.job_id = h.id
    where h.parent_id = r.parent_id and (a.answered_at is not null or a.closed_cause = 'no_answer')))`;

export function caseToWire(row: KeptCase<OpsRequest>): OpsRequest {
  const names = [row.student.name, row.guardian.name];
  const private_details = findPrivateDetails(row.tutor_requirement ?? '', names);
  return { ...row, case: { ...row.case, private_details } };
}
