-- The board by salary (docs/adr/0011).
create index jobs_open_salary on jobs (actual_salary desc, created_at desc, id desc)
  include (tutor_gender) where status = 'live';
