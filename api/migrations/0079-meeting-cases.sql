-- Both agreed to meet, once; it stays when the family asks another tutor or the application is closed.
alter table applications add column meeting_agreed_at timestamptz(3);
update applications set meeting_agreed_at = meet_answered_at
  where meet_answered_at is not null and stage <> 'closed';

-- Whoever is not safe at a meeting reports it before there is a deal, and once there is one it is a case of that.
alter table cases alter column deal_id drop not null;
alter table cases add column application_id integer references applications (id) on delete cascade;
alter table cases add constraint cases_of check (deal_id is not null or application_id is not null);
create index cases_application on cases (application_id) where application_id is not null;

create function give_cases_to_deal() returns trigger language plpgsql as $$
begin
  update cases set deal_id = new.id where application_id = new.application_id and deal_id is null;
  return null;
end $$;
create trigger deals_take_cases after insert on deals
  for each row execute function give_cases_to_deal();
