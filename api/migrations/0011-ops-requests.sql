-- Who has a request or a job open now; rows older than the time of presence mean nothing.
create table ops_presence (
  subject text not null check (subject in ('request', 'job')),
  subject_id integer not null,
  user_id integer not null references users on delete cascade,
  seen_at timestamptz(3) not null default now(),
  primary key (subject, subject_id, user_id)
);
create index ops_presence_user on ops_presence (user_id);
-- Tutors of a subject: how many could apply to a request, and who fits a job.
create index tutor_subjects_subject on tutor_subjects (subject_id, tutor_id);
