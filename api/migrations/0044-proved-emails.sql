-- An e-mail address belongs to the account that proved it (docs/adr/0018). Of several, the one with a verified phone
-- keeps it, else the first that proved it.
update users set email_verified_at = null where id in (
  select id from (
    select id, row_number() over (partition by lower(email)
      order by phone_no_verified_at is null, email_verified_at, id) as place
    from users where email_verified_at is not null) proved
  where place > 1);
-- Accounts that had only typed it have none: the address is empty.
update users set email = '' where email_verified_at is null and lower(email) in (
  select lower(email) from users where email_verified_at is not null);
drop index users_verified_email;
create unique index users_verified_email on users (lower(email)) where email_verified_at is not null;
