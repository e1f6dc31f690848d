-- Accounts without a password: no known text has this hash, and every version verifies against it as against any other.
update users set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  where password_hash = '';
alter table users add constraint users_password_hash_check check (password_hash <> '');

-- Terms that a family does not answer go back to the operators.
alter table tutor_requests
  add column agree_by timestamptz(3),
  add column agree_warned_at timestamptz(3);
update tutor_requests set agree_by = now() + interval '72 hours' where stage = 'Terms';
create index tutor_requests_agree on tutor_requests (agree_by) where stage = 'Terms';
