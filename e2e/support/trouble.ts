import type { Case, HandPayment, MyTutor, TutorInvoice } from '@porao/contracts';
import { callerOf, type Hiring, type Household, hire, newHousehold } from './family.ts';
import type { TestSite } from './site.ts';

let count = 0;

/** A TrxID of bKash that no other payment of the site has. */
export function newTrxId(): string {
  count += 1;
  return `8N${String(Date.now() % 1e6).padStart(6, '0')}${String(count % 100).padStart(2, '0')}`;
}

/** A tuition, of a new household unless given, with both of its sides as callers. */
export async function newDeal(site: TestSite, how: Hiring = {}, household?: Household) {
  const family = household ?? (await newHousehold(site));
  const { jobId, tutor } = await hire(site, family, how);
  const { data: deals } = await family.get<{ data: MyTutor[] }>('/api/my-tutor');
  const deal = deals.find((one) => one.tuition_job_offer_id === jobId);
  if (!deal) throw new Error('The family has no deal.');
  return { family, jobId, dealId: deal.id, tutor: { ...tutor, ...(await callerOf(site, tutor.phone_no)) } };
}

/** A tuition whose family reports a problem, and whose tutor says that the charge was paid by hand. */
export async function newTrouble(site: TestSite) {
  const { family, tutor, jobId, dealId } = await newDeal(site);
  const { data: invoices } = await tutor.get<{ data: TutorInvoice[] }>('/api/tutor/invoices');
  const invoice = invoices.find((one) => one.tuition_job_offer_id === jobId);
  if (!invoice) throw new Error('The tutor has no charge.');
  const problem = await family.post<{ data: Case }>(`/api/deals/${dealId}/cases`, {
    kind: 'other',
    text: 'The lessons are held at another place.',
  });
  const payment = await tutor.post<{ data: HandPayment }>(`/api/tutor/invoices/${invoice.id}/hand-payments`, {
    way: 'bkash',
    trx_id: newTrxId(),
  });
  return { dealId, caseId: problem.data.id, paymentId: payment.data.id };
}
