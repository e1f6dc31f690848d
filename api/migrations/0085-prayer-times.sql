-- False where a person does not want messages to wait for the end of a prayer or of Friday morning.
alter table notice_settings add column prayer_times boolean not null default true;
