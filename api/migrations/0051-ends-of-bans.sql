-- A ban ends by itself at this time; without it, when it is lifted.
-- The version before lifts a ban without it, so it may stay without a ban.
alter table users add column banned_until timestamptz(3);
create index users_banned_until on users (banned_until) where banned_until is not null;

-- Operators see who shares a number with whom.
create index parents_additional_phone on parents (additional_phone_number) where additional_phone_number is not null;
create index tutor_personal_infos_nid on tutor_personal_infos (bc_nid_po) where bc_nid_po is not null;
create index tutor_personal_infos_additional on tutor_personal_infos (additional_number)
  where additional_number is not null;
create index tutor_personal_infos_father on tutor_personal_infos (father_number) where father_number is not null;
create index tutor_personal_infos_mother on tutor_personal_infos (mother_number) where mother_number is not null;
