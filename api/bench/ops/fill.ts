import type { Pool } from 'pg';

/** 50,000 people, 10,000 of them guardians with a request each; jobs of 6,000, with 100,000 applications. Names repeat
 * as names do; phone numbers, ids and stages are spread over the whole table. */
const statements = [
  `insert into users (name, email, phone_no, phone_no_verified_at, gender, password_hash, active_role, created_at)
   select (array['Rahim','Karim','Salma','Nadia','Ayesha','Tanvir','Farhana','Imran'])[1 + i % 8] || ' '
     || (array['Uddin','Begum','Hossain','Akter','Chowdhury','Islam','Khan'])[1 + i % 7] || ' ' || i,
     'person' || i || '@example.com', '016' || lpad(i::text, 8, '0'), now(), 1 + i % 2, 'none',
     case when i <= 10000 then 'parent' else 'tutor' end, now() - make_interval(mins => 60000 - i)
   from generate_series(1, 50000) i`,
  `insert into parents (user_id) select id from users where active_role = 'parent' order by id`,
  `insert into tutors (user_id, city_id, location_id, expected_salary, teaching_latitude, teaching_longitude)
   select id, 1, 1001, 5000, 23.7 + (id % 100) * 0.002, 90.35 + (id % 90) * 0.001
   from users where active_role = 'tutor' order by id`,
  `insert into tutor_subjects (tutor_id, subject_id)
   select t.id, s.id from tutors t
   join (select id, row_number() over (order by id) as n from subjects) s on (s.n + t.id) % 120 = 0`,
  `insert into students (parent_id, name, gender, age, category_id, i_class_id)
   select p.id, 'Student ' || p.id, 1 + p.id % 2, 12, k.tutoring_category_id, k.id from parents p
   join (select id, tutoring_category_id, row_number() over (order by id) - 1 as n from i_classes) k
     on k.n = p.id % (select count(*) from i_classes)`,
  `insert into parent_locations (parent_id, city_id, location_id, details_location, lat, lon)
   select p.id, l.city_id, l.id, 'House ' || p.id, 23.7 + (p.id % 100) * 0.002, 90.35 + (p.id % 90) * 0.001
   from parents p join (select id, city_id, row_number() over (order by id) - 1 as n from locations) l
     on l.n = p.id % (select count(*) from locations)`,
  `insert into tutor_requests (parent_id, student_id, parent_location_id, tutor_gender, tutoring_place_id,
     days_in_week, tutor_requirement, stage, created_at)
   select s.parent_id, s.id, pl.id, 1 + s.id % 3, 1 + s.id % 3, 1 + s.id % 7, repeat('Patient, and on time. ', 12),
     case when s.id % 10 < 2 then 'Pending' when s.id % 10 < 8 then 'Approved' else 'Rejected' end,
     now() - make_interval(mins => 60000 - s.id)
   from students s join parent_locations pl on pl.parent_id = s.parent_id`,
  `insert into tutor_request_subjects (tutor_request_id, subject_id)
   select r.id, u.id from tutor_requests r join students s on s.id = r.student_id
   join subjects u on u.i_class_id = s.i_class_id where u.id % 3 = 0`,
  `insert into jobs (status, request_id, parent_id, student_id, tutoring_category_id, i_class_id, tutoring_place_id,
     city_id, location_id, flat_house, latitude, longitude, actual_salary, days_in_week, student_gender, tutor_gender,
     tutor_requirement, created_at)
   select case when r.id % 3 = 0 then 'filled' when r.id % 3 = 1 then 'live' else 'expired' end, r.id, r.parent_id,
     s.id, s.category_id, s.i_class_id, r.tutoring_place_id, pl.city_id, pl.location_id, pl.details_location, pl.lat,
     pl.lon, 3000 + r.id % 70 * 100, r.days_in_week, s.gender, r.tutor_gender, r.tutor_requirement, r.created_at
   from tutor_requests r join students s on s.id = r.student_id
   join parent_locations pl on pl.id = r.parent_location_id where r.stage = 'Approved'`,
  `insert into job_subjects (job_id, subject_id) select j.id, rs.subject_id from jobs j
   join tutor_request_subjects rs on rs.tutor_request_id = j.request_id`,
  // A quarter of all tutors teach what the measured job asks for.
  `insert into tutor_subjects (tutor_id, subject_id) select t.id, s.subject_id from tutors t, job_subjects s
   where s.job_id = 11 and t.id % 4 = 0 on conflict do nothing`,
  `insert into tutor_classes (tutor_id, i_class_id) select distinct ts.tutor_id, s.i_class_id from tutor_subjects ts
   join subjects s on s.id = ts.subject_id`,
  `insert into tutor_places (tutor_id, tutoring_place_id)
   select t.id, p.id from tutors t join tutoring_places p on (p.id + t.id) % 2 = 0`,
  `insert into applications (job_id, tutor_id, stage, closed_as, closed_cause, created_at)
   select j.id, 1 + (j.id * 17 + n * 1013) % 40000,
     case when j.status = 'live' then 'applied' when j.status = 'filled' and n = 0 then 'confirm' else 'closed' end,
     case when j.status = 'live' or (j.status = 'filled' and n = 0) then null else 'not_selected' end,
     case when j.status = 'live' or (j.status = 'filled' and n = 0) then null else 'another_tutor' end,
     j.created_at from jobs j, generate_series(0, 16) n on conflict do nothing`,
  `insert into deals (application_id, state, created_at)
   select id, (array['in_process', 'continue', 'ended'])[1 + id % 3], created_at from applications
   where stage = 'confirm'`,
  `insert into invoices (application_id, tutor_id, kind, percentage, base, amount, computation, terms_version, status,
     issued_at, due_on)
   select id, tutor_id, 'home', 55, 6000, 3300, '55 % of 6,000', '1', (array['unpaid', 'paid', 'waived'])[1 + id % 3],
     created_at, created_at::date + 7 from applications where stage = 'confirm'`,
  `insert into tutor_certificates (tutor_id, certificate_type_id, certificate, created_at)
   select t.id, 1, 'file' || t.id || '.webp', t.created_at from tutors t`,
  `insert into credential_verifications (certificate_id, certificate)
   select id, certificate from tutor_certificates where id % 4 > 0`,
  `insert into transitions (entity, entity_id, from_state, to_state, actor, actor_user_id, at)
   select 'request', id, null, 'Pending', 'guardian', parent_id, created_at from tutor_requests
   union all select 'request', id, 'Pending', stage, 'operator', 1, created_at from tutor_requests
   where stage <> 'Pending'
   union all select 'application', id, null, 'applied', 'tutor', tutor_id, created_at from applications`,
  `insert into audit_log (at, actor_user_id, action, subject, subject_id, after)
   select created_at, 1, 'approve', 'request', id, jsonb_build_object('stage', stage) from tutor_requests
   union all select created_at, 1, 'move', 'application', id, jsonb_build_object('state', stage) from applications
   where id % 2 = 0`,
  `insert into sms_outbox (phone_no, body, created_at)
   select phone_no, 'Your code is 123456', created_at from users where id % 5 = 0`,
  'vacuum analyze',
];

/** Fills a migrated database that has the reference data and nothing else. */
export async function fillOps(pool: Pool): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
