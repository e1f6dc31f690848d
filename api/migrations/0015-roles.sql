-- Roles that somebody granted, by name; tutor and parent come with their profiles.
create table role_grants (
  user_id integer not null references users on delete cascade,
  role text not null check (role ~ '^[a-z][a-z0-9-]{0,31}$' and role not in ('tutor', 'parent')),
  -- Null for the machine's owner at the command line.
  granted_by integer references users on delete set null,
  reason text not null,
  at timestamptz(3) not null default now(),
  primary key (user_id, role)
);
create index role_grants_role on role_grants (role, user_id);
create index role_grants_granted_by on role_grants (granted_by);

-- The operators so far become leads, or nobody could grant.
insert into role_grants (user_id, role, reason)
select id, role, 'Operator before roles were granted by name'
from users, (values ('operator'), ('lead')) as roles (role)
where is_operator;

alter table users drop column is_operator;
alter table users drop constraint users_active_role_check;
alter table users add check (active_role ~ '^[a-z][a-z0-9-]{0,31}$');
alter table sessions drop constraint sessions_role_check;
alter table sessions add check (role ~ '^[a-z][a-z0-9-]{0,31}$');
