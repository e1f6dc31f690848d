-- Phone and e-mail belong to verified accounts (docs/adr/0018); a sign-up that was not finished holds neither.
alter table users drop constraint users_phone_no_key;
drop index users_email;
create unique index users_verified_phone on users (phone_no) where phone_no_verified_at is not null;
create unique index users_verified_email on users (lower(email)) where phone_no_verified_at is not null;
create index users_phone on users (phone_no);
create index users_email on users (lower(email));
create index users_unverified on users (created_at) where phone_no_verified_at is null;
