import { type DealSide, otherSide, weekdayOf } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Services } from '../../kit/services.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import { codeOf } from './code.ts';
import { type LessonDeal, listDealsBySms, listEntries, sweepTries } from './lessons.repository.ts';
import { stateOf } from './lessons.rules.ts';
import { lessonOf, oldestCodeDay, planOf } from './month.ts';

export const roles = { guardian: 'parent', tutor: 'tutor' } as const;

interface Said {
  readonly day: string;
  readonly side: DealSide;
  readonly userId: number;
}

/** Tells the other side where a word waits for it, or contradicts its own: once each of a lesson. */
export async function tellOther(trx: Db, deal: LessonDeal, said: Said, now: Date): Promise<void> {
  const { day, side } = said;
  const { state, waits } = stateOf(await listEntries(trx, deal.id), day, now);
  const isDisputed = state === 'disputed';
  if (!isDisputed && waits?.said_by !== side) return;
  const other = otherSide(side);
  const userId = deal[other];
  if (userId === null || userId === said.userId) return;
  const params = { job: deal.job, deal: deal.id, day, ...(waits && { lesson_word: waits.word }) };
  const name = isDisputed ? 'lessonDisputed' : 'lessonSaid';
  const source = `${name} ${deal.id} ${day} ${other}`;
  const notice = noticeOf(name, { userId, role: roles[other], source, params });
  const bySms = other === 'guardian' && deal.by_sms;
  await addNotices(trx, [{ ...notice, channels: bySms ? [...notice.channels, 'sms'] : notice.channels }]);
}

/** Lessons before this time cannot wait for the end of the quiet hours. */
const early = '09:00';

/** Sends the code of today's lesson to families without a session: once a day, however often it runs. */
export async function sendLessonCodes({ db, tokens }: Pick<Services, 'db' | 'tokens'>, now = new Date()) {
  const day = dayInBangladesh(now);
  for (const deal of await listDealsBySms(db, weekdayOf(day))) {
    const { id, job, guardian: userId, tutor_name: tutor } = deal;
    const lesson = lessonOf(await listEntries(db, id), planOf(deal), day, now);
    if (userId === null || lesson?.state !== 'expected') continue;
    const params = { job, deal: id, day, tutor, code: codeOf(tokens, id, day) };
    const notice = noticeOf('lessonCode', {
      userId,
      role: 'parent',
      source: `lesson code ${id} ${day}`,
      params,
    });
    const urgent = (lesson.time ?? early) < early;
    await db.transaction().execute((trx) => addNotices(trx, [{ ...notice, urgent }]));
  }
}

/** Forgets tries of days whose code is not taken any more. */
export const sweepLessonTries = (db: Db, now = new Date()): Promise<void> =>
  sweepTries(db, oldestCodeDay(now));
