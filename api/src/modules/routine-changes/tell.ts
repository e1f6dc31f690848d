import { type DealSide, otherSide, type Season } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { type LessonDeal, roles } from '../lessons/index.ts';
import { addNotices, noticeOf, tellAccount } from '../notices/index.ts';
import { type ChangeRow, listConcerned } from './routine-changes.repository.ts';

const paramsOf = (deal: LessonDeal, { kind, from, to }: ChangeRow) => ({
  job: deal.job,
  deal: deal.id,
  routine_change: kind,
  day: from,
  until: to,
});

interface By {
  readonly side: DealSide;
  readonly userId: number;
}

/** Asks the other side; families who are asked by text messages by one. */
export async function tellProposed(trx: Db, deal: LessonDeal, change: ChangeRow, by: By): Promise<void> {
  const other = otherSide(by.side);
  const userId = deal[other];
  if (userId === null || userId === by.userId) return;
  const source = `routine proposed ${change.id}`;
  const told = { userId, role: roles[other], source, params: paramsOf(deal, change) };
  const notice = noticeOf('routineProposed', told);
  await addNotices(trx, [{ ...notice, question: { kind: 'routine', subject: change.id } }]);
}

/** Tells the side that proposed it. */
export async function tellAnswered(trx: Db, deal: LessonDeal, change: ChangeRow, by: By): Promise<void> {
  const userId = deal[change.proposed_by];
  if (userId === null || userId === by.userId) return;
  const name = change.answer === 'agreed' ? 'routineAgreed' : 'routineDeclined';
  const source = `routine answered ${change.id}`;
  const role = roles[change.proposed_by];
  const notice = noticeOf(name, { userId, role, source, params: paramsOf(deal, change) });
  const bySms = change.proposed_by === 'guardian' && deal.by_sms;
  await addNotices(trx, [{ ...notice, channels: bySms ? [...notice.channels, 'sms'] : notice.channels }]);
}

/** Tells both sides of deals with a timetable of a season that its days were moved. */
export async function tellMoved(trx: Db, { id, from, to }: Season): Promise<void> {
  for (const { deal, job, tutor, guardian } of await listConcerned(trx, id)) {
    const params = { job, deal, day: from, until: to };
    const source = `season ${id} ${deal} ${from} ${to}`;
    for (const userId of guardian === null ? [tutor] : [tutor, guardian])
      await tellAccount(trx, 'seasonMoved', userId, params, source);
  }
}
