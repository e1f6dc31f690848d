import type { OpsDeal, OpsInvoice } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const dealColumns: CsvColumns<OpsDeal> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  made: ({ created_at }) => csvTime(created_at),
  job_id: ({ tuition_job_offer_id }) => tuition_job_offer_id,
  class: ({ class_name }) => class_name,
  salary: ({ salary }) => salary,
  tutor: ({ tutor }) => tutor.name,
  tutor_phone: ({ tutor }) => tutor.phone_no,
  guardian: ({ guardian }) => guardian?.name,
  guardian_phone: ({ guardian }) => guardian?.phone_no,
  guardian_started: ({ guardian_started: start }) => csvTime(start && start.at),
  tutor_started: ({ tutor_started: start }) => csvTime(start && start.at),
  start_by: ({ start_by }) => csvTime(start_by),
};

export const invoiceColumns: CsvColumns<OpsInvoice> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  issued: ({ issued_at }) => csvTime(issued_at),
  due_on: ({ due_on }) => due_on,
  tutor: ({ tutor_name }) => tutor_name,
  job_id: ({ tuition_job_offer_id }) => tuition_job_offer_id,
  deal_id: ({ deal_id }) => deal_id,
  kind: ({ kind }) => kind,
  percentage: ({ percentage }) => percentage,
  base: ({ base }) => base,
  amount: ({ amount }) => amount,
  paid: ({ paid_at }) => csvTime(paid_at),
  refunded: ({ refunded_at }) => csvTime(refunded_at),
  refunded_amount: ({ refunded_amount }) => refunded_amount,
};
