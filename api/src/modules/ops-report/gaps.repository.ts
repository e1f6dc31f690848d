import type { OpsReport } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { inGoodStanding } from '../../kit/good-standing.repository.ts';

const mostGaps = 50;

/** Requests that wait for a decision and jobs on the board, against tutors who may apply. A tutor teaches in the area of
 * the teaching place and in the preferred ones; a subject is of one class. */
export const listGaps = (db: Db) => many<OpsReport['gaps'][number]>(db)`
    with demand as materialized (
      select location_id, subject_id, count(*)::int as open from (
        select j.location_id, s.subject_id from jobs j join job_subjects s on s.job_id = j.id
        where j.status = 'live' and j.live_until > now() and j.location_id is not null
        union all
        select l.location_id, s.subject_id from tutor_requests r
        join parent_locations l on l.id = r.parent_location_id
        join tutor_request_subjects s on s.tutor_request_id = r.id
        where r.stage in ('Pending', 'Terms')
      ) wanted group by location_id, subject_id
    ), areas as materialized (
      select t.id as tutor_id, t.location_id from tutors t join users u on u.id = t.user_id
      where ${inGoodStanding} and t.location_id in (select location_id from demand)
      union
      select t.id, p.location_id from tutor_preferred_locations p
      join tutors t on t.id = p.tutor_id join users u on u.id = t.user_id
      where ${inGoodStanding} and p.location_id in (select location_id from demand)
    ), supply as (
      select d.location_id, d.subject_id, count(*)::int as tutors
      from demand d join tutor_subjects s on s.subject_id = d.subject_id
      join areas a on a.tutor_id = s.tutor_id and a.location_id = d.location_id
      group by d.location_id, d.subject_id
    )
    select c.city_name, l.location_name, k.class_name, b.subject_name, d.open, coalesce(s.tutors, 0) as tutors
    from demand d left join supply s using (location_id, subject_id)
    join locations l on l.id = d.location_id join cities c on c.id = l.city_id
    join subjects b on b.id = d.subject_id join i_classes k on k.id = b.i_class_id
    where coalesce(s.tutors, 0) < d.open
    order by tutors, d.open desc, l.location_name, d.subject_id, d.location_id
    limit ${mostGaps}`;
