import type { OpsPayment } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const paymentColumns: CsvColumns<OpsPayment> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  entered: ({ claimed_at }) => csvTime(claimed_at),
  invoice_id: ({ invoice_id }) => invoice_id,
  tutor: ({ tutor }) => tutor.name,
  tutor_phone: ({ tutor }) => tutor.phone_no,
  way: ({ way }) => way,
  trx_id: ({ trx_id }) => trx_id,
  amount: ({ amount }) => amount,
  statement_amount: ({ line }) => line?.amount,
  decided: ({ decided_at }) => csvTime(decided_at),
  reason: ({ reason }) => reason,
};
