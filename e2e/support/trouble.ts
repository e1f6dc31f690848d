import type { Case, HandPayment, MyTutor, TutorInvoice } from '@porao/contracts';
import { callerOf, hire, newHousehold } from './family.ts';
import type { TestSite } from './site.ts';

let count = 0;

/** A TrxID of bKash that no other payment of the site has. */
export function newTrxId(): string {
  count += 1;
  return `8N${String(Date.now() % 1e6).padStart(6, '0')}${String(count % 100).padStart(2, '0')}`;
}

/** A tuition whose family reports a problem, and whose tutor says that the charge was paid by hand. */
export async function newTrouble(site: TestSite) {
  const family = await newHousehold(site);
  const { jobId, tutor } = await hire(site, family);
  const { data: deals } = await family.get<{ data: MyTutor[] }>('/api/my-tutor');
  const { get, post } = await callerOf(site, tutor.phone_no);
  const { data: invoices } = await get<{ data: TutorInvoice[] }>('/api/tutor/invoices');
  const invoice = invoices.find((one) => one.tuition_job_offer_id === jobId);
  const [deal] = deals;
  if (!deal || !invoice) throw new Error('The family has no deal, or its tutor no charge.');
  const problem = await family.post<{ data: Case }>(`/api/deals/${deal.id}/cases`, {
    kind: 'other',
    text: 'The lessons are held at another place.',
  });
  const payment = await post<{ data: HandPayment }>(`/api/tutor/invoices/${invoice.id}/hand-payments`, {
    way: 'bkash',
    trx_id: newTrxId(),
  });
  return { dealId: deal.id, caseId: problem.data.id, paymentId: payment.data.id };
}
