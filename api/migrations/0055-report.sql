-- Counted week by week on the leads' page.
create index tutor_certificates_created on tutor_certificates (created_at);
create index invoices_issued on invoices (issued_at);
