-- Streams of a session end with it (docs/adr/0037).
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('porao_notices', 'ended ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create trigger sessions_end after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
