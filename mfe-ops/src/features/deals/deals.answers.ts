import type { OpsDeal, OpsDealDetail, OpsInvoice } from '@porao/contracts';
import { invoice as invoiceOfTutor } from '@porao/platform/testing/answers';
import { contact } from '../../common/testing/answers.ts';

export const invoice = (id: number, change: Partial<OpsInvoice> = {}): OpsInvoice => ({
  ...invoiceOfTutor(id),
  tuition_job_offer_id: 7,
  base: 6000,
  amount: 3300,
  issued_at: '2020-01-01T06:00:00.000Z',
  due_on: '2020-01-08',
  tutor_id: 3,
  tutor_name: 'Rahim',
  deal_id: 4,
  refund_preview: null,
  ...change,
});

export const deal = (id: number, change: Partial<OpsDeal> = {}): OpsDeal => ({
  id,
  state: 'in_process',
  tuition_job_offer_id: 7,
  class_name: 'Class 8',
  salary: 6000,
  tutor: contact(30, 'Rahim'),
  guardian: contact(50, 'Salma'),
  guardian_started: null,
  tutor_started: null,
  start_by: null,
  created_at: '2026-11-15T06:00:00.000Z',
  ...change,
});

export const detail = (id: number, change: Partial<OpsDealDetail> = {}): { data: OpsDealDetail } => ({
  data: {
    ...deal(id),
    tutor_id: 3,
    application_id: 2,
    address: 'House 7, Dhanmondi, Dhaka',
    invoice: invoice(5),
    online: [],
    history: [
      {
        id: '1',
        entity: 'application',
        entity_id: 2,
        from_state: null,
        to_state: 'applied',
        actor: 'tutor',
        actor_user_id: 30,
        reason: null,
        at: '2026-11-14T06:00:00.000Z',
      },
    ],
    ...change,
  },
});
