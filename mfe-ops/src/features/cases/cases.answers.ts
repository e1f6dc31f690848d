import type { CaseCounts, CaseEntry, OpsCase, OpsCaseDetail, OpsDealDetail } from '@porao/contracts';
import { contact } from '../../common/testing/answers.ts';

export const counts: CaseCounts = {
  mine: 1,
  nobody: 2,
  overdue: 1,
  unsafe: 1,
  waiting_confirmation: 0,
  call_now: 0,
  by_kind: [{ kind: 'unpaid', count: 3 }],
  answered: 2,
  load: [{ user_id: 90, name: 'Karim', open: 3, overdue: 1 }],
};

export const opsCase = (id: number, change: Partial<OpsCase> = {}): OpsCase => ({
  id,
  kind: 'lessons_not_held',
  state: 'open',
  deal_id: 4,
  tuition_job_offer_id: 7,
  class_name: 'Class 8',
  side: 'guardian',
  tutor: contact(30, 'Rahim'),
  guardian: contact(50, 'Salma'),
  assignee: null,
  opened_at: '2026-11-20T06:00:00.000Z',
  due_at: '2099-11-25T06:00:00.000Z',
  overdue: false,
  call_back_at: null,
  missed_calls: 0,
  answered: false,
  decided: null,
  ...change,
});

export const entry = (id: number, change: Partial<CaseEntry> = {}): CaseEntry => ({
  id,
  at: '2026-11-20T06:00:00.000Z',
  kind: 'report',
  by: 'Salma',
  actor: 'guardian',
  side: 'guardian',
  text: 'He came twice and never again.',
  photo_url: null,
  ...change,
});

export const dealOfCase: OpsDealDetail = {
  id: 4,
  state: 'continue',
  tuition_job_offer_id: 7,
  class_name: 'Class 8',
  salary: 6000,
  tutor: contact(30, 'Rahim'),
  guardian: contact(50, 'Salma'),
  guardian_started: { at: '2026-11-16T06:00:00.000Z', recorded_by: 'Karim' },
  tutor_started: null,
  start_by: null,
  created_at: '2026-11-15T06:00:00.000Z',
  tutor_id: 3,
  application_id: 2,
  address: 'House 7, Dhanmondi, Dhaka',
  invoice: null,
  online: [],
  history: [
    {
      id: '1',
      entity: 'deal',
      entity_id: 4,
      from_state: null,
      to_state: 'in_process',
      actor: 'system',
      actor_user_id: null,
      reason: null,
      at: '2026-11-14T06:00:00.000Z',
    },
  ],
};

export const detail = (id: number, change: Partial<OpsCaseDetail> = {}): { data: OpsCaseDetail } => ({
  data: {
    ...opsCase(id),
    recorded_by: null,
    entries: [entry(1)],
    question: null,
    choices: [
      { decision: 'refund', amount: 1650, second_lead: false },
      { decision: 'no_action', amount: null, second_lead: false },
    ],
    waiting: null,
    appealed_by: null,
    decided_by: null,
    left_to_others: false,
    closed_reason: null,
    deal: dealOfCase,
    previous: [],
    replies: [
      { name: 'received', en: 'We have your report.', bn: 'আপনার কথা পেয়েছি।' },
      { name: 'tell_more', en: 'Please tell us more.', bn: 'আরও জানান।' },
    ],
    ...change,
  },
});
