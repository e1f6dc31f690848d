-- Why the system ended it: NAME of the text `cause.NAME`, beside the words that a person gave.
alter table applications add column closed_cause text;
alter table tutor_requests add column stage_cause text;
alter table transitions add column cause text;

-- Sentences that were stored in English until now. The history keeps its own: it is append-only.
update applications a set closed_cause = known.cause, closed_reason = nullif(substr(closed_reason, length(opening) + 2), '')
from (values ('another_tutor', 'Another tutor was chosen.'),
  ('time_up', 'The job ended after 30 days without a decision.'), ('job_cancelled', 'The job was cancelled:'),
  ('withdrawn', 'You withdrew the application.'), ('declined', 'You declined the job.')) as known (cause, opening)
where closed_reason = opening or starts_with(closed_reason, opening || ' ');
update tutor_requests set stage_cause = known.cause, stage_reason = null
from (values ('tutor_confirmed', 'A tutor was confirmed.'),
  ('time_up', 'The job ended after 30 days without a decision.'), ('job_cancelled', 'ops.cancelled'))
  as known (cause, sentence)
where stage = 'Closed' and stage_reason = sentence;

update applications set closed_cause = 'guardian_left', closed_reason = null
where closed_cause = 'job_cancelled' and closed_reason = 'The guardian left the site.';
update tutor_requests set stage_cause = 'guardian_left', stage_reason = null
where stage = 'Closed' and stage_reason = 'The guardian left the site.';
