-- Security events of accounts, for operators: kept 90 days, while the API's log has all of them.
create table security_events (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  at timestamptz(3) not null default now(),
  kind text not null,
  call text not null,
  outcome text not null,
  -- Null for what an operator did.
  network text
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_at on security_events (at);
