-- An operator has checked where a family lives, by a call or by a paper; both columns or neither.
alter table parents
  add column address_checked_at timestamptz(3),
  add column address_checked_by text check (address_checked_by in ('call', 'paper'));
alter table parents add constraint parents_address_check
  check ((address_checked_at is null) = (address_checked_by is null));

-- An address that is new or corrected has not been checked. The row is locked also where there is no mark, so that an
-- operator who marks it at the same moment reads the new address.
create function forget_address_check() returns trigger language plpgsql as $$
begin
  update parents set address_checked_at = null, address_checked_by = null where id = new.parent_id;
  return null;
end $$;
create trigger parent_locations_added after insert on parent_locations
  for each row execute function forget_address_check();
create trigger parent_locations_corrected after update of city_id, location_id, details_location, lat, lon
  on parent_locations for each row
  when ((old.city_id, old.location_id, old.details_location, old.lat, old.lon)
    is distinct from (new.city_id, new.location_id, new.details_location, new.lat, new.lon))
  execute function forget_address_check();
