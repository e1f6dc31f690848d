-- Answers to calls with an Idempotency-Key, for a repeat of the same call (docs/adr/0017). Neither the key nor anything
-- that is readable without it is here.
create table kept_answers (
  id text primary key,
  call_hash text not null,
  sealed bytea not null,
  created_at timestamptz(3) not null default now()
);
create index kept_answers_created_at on kept_answers (created_at);
