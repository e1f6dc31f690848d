import type { Session } from './accounts.ts';

interface Deal {
  readonly tutor_id: number;
  readonly tuition_job_offer_id: number;
  readonly tuition_job_offer: { readonly student_id: number };
}

/** The address of the routine of a guardian's first deal. */
export async function routineOf(siteUrl: string, { token }: Session): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/my-tutor`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Deal[] };
  const [deal] = data;
  if (!deal) throw new Error('The demo guardian has no tutor.');
  const ids = [deal.tuition_job_offer.student_id, deal.tutor_id, deal.tuition_job_offer_id];
  return `/parent/dashboard/manage-tutor/routine/${ids.join('/')}`;
}
