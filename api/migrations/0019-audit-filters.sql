create index audit_log_actor on audit_log (actor_user_id, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_at on audit_log (at);
