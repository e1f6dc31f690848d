-- Counted week by week on the operators' first page; what was decided today is in the audit table.
create index tutor_requests_created on tutor_requests (created_at);
create index applications_created on applications (created_at);
create index deals_created on deals (created_at);
