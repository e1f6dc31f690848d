-- A queue for each channel of messages, so that one that does not answer holds up no other. Times are in seconds.
select pgboss.create_queue('sms', '{"policy": "standard", "notify": true, "deadLetter": "dead", "retryLimit": 8,
  "retryDelay": 15, "retryBackoff": true, "retryDelayMax": 3600, "expireInSeconds": 60, "deleteAfterSeconds": 86400}');
select pgboss.create_queue('email', '{"policy": "standard", "notify": true, "deadLetter": "dead", "retryLimit": 8,
  "retryDelay": 15, "retryBackoff": true, "retryDelayMax": 3600, "expireInSeconds": 60, "deleteAfterSeconds": 86400}');
select pgboss.create_queue('push', '{"policy": "standard", "notify": true, "deadLetter": "dead", "retryLimit": 8,
  "retryDelay": 15, "retryBackoff": true, "retryDelayMax": 3600, "expireInSeconds": 60, "deleteAfterSeconds": 86400}');

update pgboss.job set name = d.channel, group_id = d.user_id::text
from notice_deliveries d
where job.name = 'deliveries' and job.state < 'active' and d.id = (job.data->>'delivery')::integer;

-- Failed tries since the last message that the push service took, and when the last one was.
alter table push_subscriptions add column failures integer not null default 0, add column failed_at timestamptz(3);
