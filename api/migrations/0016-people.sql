-- What operators note about a person.
create table user_notes (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  author_id integer references users on delete set null,
  body text not null,
  at timestamptz(3) not null default now()
);
create index user_notes_user on user_notes (user_id, id desc);
create index user_notes_author on user_notes (author_id);

-- The file is named, so that another file in its place waits again.
create table credential_refusals (
  certificate_id integer primary key references tutor_certificates on delete cascade,
  certificate text not null,
  reason text not null,
  refused_at timestamptz(3) not null default now()
);

-- Browser and system in words, such as "Chrome on Android".
alter table sessions add column device text;

-- Operators filter people by these.
create index users_banned on users (id) where banned_at is not null;
create index users_status on users (account_status, id) where account_status is not null;
