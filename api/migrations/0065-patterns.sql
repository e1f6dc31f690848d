-- The browser in which an account signed in within a day of a code: a keyed hash, as codes have it. Swept after a year.
create table account_browsers (
  user_id integer not null references users on delete cascade,
  browser text not null,
  seen_at timestamptz(3) not null default now(),
  primary key (user_id, browser)
);
create index account_browsers_browser on account_browsers (browser);
create index account_browsers_seen on account_browsers (seen_at);

-- The picture as it was sent; null for those from before.
alter table tutor_certificates add column fingerprint text;

-- The last look at a pattern, with the numbers it had: it is shown again when one is larger.
create table pattern_looks (
  key text primary key,
  numbers jsonb not null,
  note text not null,
  user_id integer references users on delete set null,
  at timestamptz(3) not null default now()
);
create index pattern_looks_user on pattern_looks (user_id);
