-- When a session was last used, to within five minutes; written by the statement that checks it.
alter table sessions add column last_seen_at timestamptz(3);
update sessions set last_seen_at = created_at;
alter table sessions alter column last_seen_at set default now(), alter column last_seen_at set not null;
