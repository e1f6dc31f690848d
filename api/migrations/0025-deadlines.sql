-- Until when each wait is to be answered (docs/adr/0034). `*_warned_at`: those who are told have been told about this
-- deadline. What exists when this is deployed has its time from that moment on.
alter table tutor_requests
  add column review_by timestamptz(3) not null default now() + interval '24 hours',
  add column review_warned_at timestamptz(3);
create index tutor_requests_review on tutor_requests (review_by) where stage = 'Pending';

-- Null while no application waits for the family.
alter table jobs
  add column answer_by timestamptz(3),
  add column answer_warned_at timestamptz(3);
create index jobs_answer on jobs (answer_by) where status = 'live' and answer_by is not null;

alter table applications
  -- First answer of the family: preferred, asked to meet, shortlisted or not chosen.
  add column answered_at timestamptz(3),
  add column meet_by timestamptz(3),
  add column meet_answered_at timestamptz(3),
  add column meet_warned_at timestamptz(3),
  add column accept_by timestamptz(3),
  add column accept_answered_at timestamptz(3),
  add column accept_warned_at timestamptz(3);
-- A closed application keeps when its meeting was asked: how its tutor answers is counted from it.
drop index applications_one_meeting;
create unique index applications_one_meeting on applications (job_id)
  where meet_asked_at is not null and stage <> 'closed';
create index applications_meet on applications (meet_by)
  where stage in ('applied', 'shortlisted') and meet_by is not null and meet_answered_at is null
    and meet_warned_at is null;
create index applications_accept on applications (accept_by)
  where stage = 'appointed' and accept_answered_at is null and accept_warned_at is null;

alter table deals
  add column start_by timestamptz(3) not null default now() + interval '7 days',
  add column start_warned_at timestamptz(3);
create index deals_start on deals (start_by) where state = 'in_process' and start_warned_at is null;

update applications set meet_by = now() + interval '48 hours'
where stage in ('applied', 'shortlisted') and meet_asked_at is not null;
update applications set accept_by = now() + interval '48 hours' where stage = 'appointed';
update jobs set answer_by = least(live_until, now() + case when open.applications >= 5 then interval '48 hours'
  else interval '120 hours' end)
from (select job_id, count(*) as applications,
    bool_or(stage = 'applied' and preferred_at is null and meet_asked_at is null) as waits
  from applications where stage <> 'closed' group by job_id) open
where jobs.id = open.job_id and open.waits and jobs.status = 'live';
