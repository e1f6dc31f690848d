-- A report about a job or a person that comes of no deal and no meeting: a case of this job and this tutor.
alter table cases
  add column job_id integer references jobs (id) on delete cascade,
  add column tutor_id integer references tutors (id) on delete cascade;
alter table cases drop constraint cases_of;
alter table cases add constraint cases_of
  check (deal_id is not null or application_id is not null or (job_id is not null and tutor_id is not null));
create index cases_job on cases (job_id, tutor_id) where job_id is not null;
create index cases_tutor on cases (tutor_id) where tutor_id is not null;
