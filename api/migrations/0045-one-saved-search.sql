-- Searches of tutors, guardians and guests are rows of one table (docs/adr/0035).
alter table saved_searches
  add column parent_id integer references parents on delete cascade,
  -- The board's filters, the tutor's profile whatever it is when a job comes, or what the job of a request asks for.
  add column kind text check (kind in ('board', 'profile', 'request')),
  add column request_id integer unique references tutor_requests on delete cascade,
  -- Of the request's job when the search was saved; its subjects are read from the job, which does not change.
  add column location_id integer references locations;
update saved_searches set kind = case when from_profile then 'profile' else 'board' end;
alter table saved_searches drop constraint saved_searches_owner, drop constraint saved_searches_guest_daily;
-- Indexes of what is dropped go with it.
alter table saved_searches drop column from_profile, drop column feed_key, alter column kind set not null,
  alter column distance set default 0;
insert into saved_searches (parent_id, kind, request_id, location_id, i_class_id, tutor_gender, name, frequency, paused,
    created_at)
  select parent_id, 'request', request_id, location_id, i_class_id, tutor_gender, name, frequency, paused, created_at
  from tutor_searches order by id;
alter table saved_searches
  add constraint saved_searches_owner check (num_nonnulls(tutor_id, parent_id, guest_id) = 1),
  add constraint saved_searches_kind check (case kind
    when 'request' then num_nonnulls(parent_id, request_id, location_id, i_class_id, tutor_gender) = 5
    when 'profile' then tutor_id is not null and request_id is null
    else parent_id is null and request_id is null end),
  -- Guardians get a digest a day at most, and text messages of guests cost.
  add constraint saved_searches_at_once check (frequency <> 'at_once' or tutor_id is not null),
  -- A digest has all searches of one owner.
  add column owner text not null generated always as (case when tutor_id is not null then 'tutor ' || tutor_id::text
    when parent_id is not null then 'parent ' || parent_id::text else 'guest ' || guest_id::text end) stored,
  add column channel text not null generated always as (case when guest_id is null then 'notice' else 'sms' end) stored;
create index saved_searches_owned on saved_searches (owner);
create index saved_searches_parent on saved_searches (parent_id) where parent_id is not null;
-- A new job finds the searches it fits by its own values and by 0, which is any; a tutor those of areas and classes.
create index saved_searches_filters on saved_searches (coalesce(i_class_id, 0), coalesce(cell, 0),
  coalesce(subject_id, 0), coalesce(tutoring_category_id, 0), coalesce(tutoring_place_id, 0))
  where not paused and kind = 'board';
create index saved_searches_requests on saved_searches (location_id, i_class_id) where kind = 'request';

-- A job or a tutor that a search found.
create table alerts (
  search_id integer not null references saved_searches on delete cascade,
  job_id integer references jobs on delete cascade,
  tutor_id integer references tutors on delete cascade,
  -- `known`: a tutor who fitted when the search was saved, or began to while it was paused.
  state text not null check (state in ('known', 'waiting', 'told')),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(job_id, tutor_id) = 1),
  constraint alerts_once unique nulls not distinct (search_id, job_id, tutor_id)
);
insert into alerts (search_id, job_id, state, created_at)
  select search_id, job_id, case when sent_at is null then 'waiting' else 'told' end, created_at
  from (select * from job_alerts union all select * from guest_alerts) found
  where exists (select from saved_searches s where s.id = search_id)
  on conflict do nothing;
insert into alerts (search_id, tutor_id, state)
  select s.id, a.tutor_id, a.state from tutor_alerts a join tutor_searches o on o.id = a.search_id
  join saved_searches s on s.request_id = o.request_id;
create index alerts_waiting on alerts (search_id) where state = 'waiting';
create index alerts_job on alerts (job_id) where job_id is not null;
create index alerts_tutor on alerts (tutor_id) where tutor_id is not null;
create index alerts_created on alerts (created_at) where job_id is not null;
drop table job_alerts, guest_alerts, tutor_alerts, tutor_search_subjects, tutor_searches;

delete from pgboss.schedule where key in ('guestDigests', 'tutorDigests', 'guests');
