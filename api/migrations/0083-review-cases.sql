-- A case of the review that the other side wrote, after which an operator can hide it.
alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('unsafe', 'no_tutor_came', 'lessons_not_held',
  'unpaid', 'ended_early', 'behaviour', 'wrong_information', 'review', 'other'));
alter table case_decisions drop constraint case_decisions_decision_check;
alter table case_decisions add constraint case_decisions_decision_check
  check (decision in ('refund', 'waive', 'replace_tutor', 'warn', 'ban_review', 'hide_review', 'no_action'));
