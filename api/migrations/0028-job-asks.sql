-- Tutors whom operators asked by a notice whether a job fits them: once each.
create table job_asks (
  job_id integer not null references jobs on delete cascade,
  tutor_id integer not null references tutors on delete cascade,
  asked_at timestamptz(3) not null default now(),
  primary key (job_id, tutor_id)
);
create index job_asks_tutor on job_asks (tutor_id, asked_at);
