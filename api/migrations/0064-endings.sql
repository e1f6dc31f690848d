alter table applications
  -- Since then the job looks for another tutor than this one, whose deal ended (OQ-296).
  add column replaced_at timestamptz(3),
  -- Until when a tutor who was not selected says that they are still available.
  add column again_by timestamptz(3),
  add column again_answered_at timestamptz(3),
  add column again_warned_at timestamptz(3);
drop index applications_one_confirmed;
create unique index applications_one_confirmed on applications (job_id)
  where stage in ('confirm', 'payment') and replaced_at is null;
create index applications_again on applications (again_by)
  where stage = 'applied' and meet_asked_at is null and again_answered_at is null and again_warned_at is null;

-- The tutor's claim to have a charge waived or refunded, and why operators refused it.
alter table invoices
  add column claimed_at timestamptz(3),
  add column claim_reason text,
  add column claim_refused_at timestamptz(3),
  add column claim_answer text,
  add check (claimed_at is not null or claim_refused_at is null),
  add check ((claim_refused_at is null) = (claim_answer is null));
create index invoices_claimed on invoices (id desc) where claimed_at is not null and claim_refused_at is null;

-- The first lesson is a trial, by agreement (OQ-298).
alter table tutor_requests add column trial_lesson boolean not null default false;
alter table jobs add column trial_lesson boolean not null default false;
