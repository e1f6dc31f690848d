-- Codes sent by SMS, as keyed hashes. A row without user_id answers for a phone that nobody has registered.
create table otp_codes (
  purpose text not null check (purpose in ('verify', 'change', 'reset')),
  -- The user's id, or the phone where nobody is signed in.
  subject text not null,
  user_id integer references users on delete cascade,
  phone_no text not null,
  code_hash text not null,
  tries smallint not null default 0,
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (purpose, subject)
);
create index otp_codes_expiry on otp_codes (expires_at);
create index otp_codes_user on otp_codes (user_id);

create table password_resets (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
create index password_resets_user on password_resets (user_id);

-- What would have been sent where no gateway is configured.
create table sms_outbox (
  id bigint generated always as identity primary key,
  phone_no text not null,
  body text not null,
  created_at timestamptz(3) not null default now()
);
create index sms_outbox_created on sms_outbox (created_at);

-- Fixed windows; the key is a hash where it names a person or an address.
create table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_end on rate_limits (resets_at);
drop table sign_in_failures;

create table geo_cache (
  key text primary key,
  answer jsonb not null,
  expires_at timestamptz(3) not null
);
create index geo_cache_expiry on geo_cache (expires_at);
