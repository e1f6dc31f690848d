import type { MyTutor } from '@porao/contracts';
import { spanOf } from '@porao/contracts/page';
import { accounts, type Session } from './accounts.ts';
import { type Caller, callerOf } from './family.ts';
import type { TestSite } from './site.ts';

/** The demo's tuition of seven weeks, with lessons and salary, and both of its sides. */
export async function taughtDeal(site: TestSite) {
  const family = await callerOf(site, accounts.guardian);
  const tutor = await asTutor(await callerOf(site, accounts.both));
  const { data } = await family.get<{ data: MyTutor[] }>('/api/my-tutor');
  const deal = data.find(({ tutor_id }) => tutor_id === tutor.tutorId);
  if (!deal) throw new Error('The demo guardian has no such tutor.');
  return { family, tutor, dealId: deal.id };
}

/** The session of an account with both roles, as a tutor. */
async function asTutor({ record, post }: Caller): Promise<Session> {
  if (record.type === 'tutor') return record;
  const type = 'tutor';
  const { data } = await post<{ data: { token: string } }>('/api/v1/switch-account', { type });
  return { ...record, ...spanOf(data.token), token: data.token, type };
}
