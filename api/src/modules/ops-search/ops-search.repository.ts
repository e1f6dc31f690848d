import type { FoundThing } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';

/** The request, job, deal and charge of one number. */
export const findThings = (db: Db, id: number) => many<FoundThing>(db)`
  select * from (
  select 'request' as kind, r.id, r.id as page_id, k.class_name, u.name as person, r.stage as state
  from tutor_requests r join students s on s.id = r.student_id join i_classes k on k.id = s.i_class_id
    join parents p on p.id = r.parent_id join users u on u.id = p.user_id where r.id = ${id}
  union all
  select 'job', j.id, j.id, k.class_name, u.name, j.status
  from jobs j join i_classes k on k.id = j.i_class_id
    left join parents p on p.id = j.parent_id left join users u on u.id = p.user_id where j.id = ${id}
  union all
  select 'deal', d.id, d.id, k.class_name, u.name, d.state
  from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
    join i_classes k on k.id = j.i_class_id
    left join parents p on p.id = j.parent_id left join users u on u.id = p.user_id where d.id = ${id}
  union all
  select 'invoice', i.id, d.id, k.class_name, u.name, i.status
  from invoices i join applications a on a.id = i.application_id join deals d on d.application_id = a.id
    join jobs j on j.id = a.job_id join i_classes k on k.id = j.i_class_id
    join tutors t on t.id = a.tutor_id join users u on u.id = t.user_id where i.id = ${id}) found
  order by array_position(array['request', 'job', 'deal', 'invoice'], kind)`;
