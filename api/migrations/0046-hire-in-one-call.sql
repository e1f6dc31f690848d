-- A tutor request in one call: what is not asked while posting is asked before an operator approves (decision OQ-253).
-- An account without a password has '' as its hash; its owner signs in by codes.
-- First, as processes that verify a phone lock it first.
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check
  check (purpose in ('verify', 'change', 'reset', 'alerts', 'hire'));

alter table users alter column gender drop not null;
alter table students
  alter column gender drop not null,
  drop constraint students_check,
  add constraint students_check check (institute_id is null or age is null);

alter table tutor_requests
  -- Taka a month, as the family would like it.
  add column budget integer check (budget between 500 and 1000000),
  add column time_of_day text not null default 'any' check (time_of_day in ('any', 'morning', 'afternoon', 'evening')),
  add column start_date date,
  -- The approval that waits for the guardian to agree, in stage Terms.
  add column terms jsonb;
