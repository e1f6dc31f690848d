-- Operators' lists of jobs, deals and charges.
create index jobs_status on jobs (status, created_at desc, id desc);
create index jobs_city on jobs (city_id, status) where city_id is not null;
create index deals_state on deals (state, id desc);
create index invoices_status on invoices (status, id desc);
create index invoices_unpaid_due on invoices (due_on, id) where status = 'unpaid';

-- The operator's account where a side said by phone that lessons started; null where it said so itself.
-- No reference: the record outlives accounts.
alter table deals
  add column tutor_start_recorded_by integer,
  add column guardian_start_recorded_by integer;
