import { weekdayOf } from '@porao/contracts';
import { dayInBangladesh } from '../kit/bangladesh-time.ts';
import type { Db } from '../kit/database/open.ts';
import { only } from '../kit/database/query.repository.ts';
import { monthFrom } from '../modules/salary/index.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Taught {
  readonly id: number;
  readonly tutor: number;
  readonly guardian: number;
  readonly salary: number;
  readonly created_at: string;
}

/** The first tuition of this guardian, whose job was posted before this application. */
export async function readTaught(trx: Db, guardian: string, applied: Date): Promise<Taught> {
  const deal = await only<Taught & { job: number }>(trx)`
    select d.id, j.id as job, t.user_id as tutor, u.id as guardian, j.actual_salary as salary, d.created_at
    from deals d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
    join tutors t on t.id = a.tutor_id join parents p on p.id = j.parent_id join users u on u.id = p.user_id
    where u.phone_no = ${guardian} order by d.created_at limit 1`;
  const created_at = new Date(applied.getTime() - 3 * day);
  await trx.updateTable('jobs').set({ created_at }).where('id', '=', deal.job).execute();
  return deal;
}

/** A key as senders make them, the same every time. */
const keyOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Lessons on each day of the routine until yesterday: by the code, but one that the family cancelled, and one that
 * both sides say was held. */
export async function insertLessons(
  trx: Db,
  deal: Taught,
  routine: readonly { readonly day: number; readonly time: string }[],
  now: number,
): Promise<void> {
  const first = Date.parse(deal.created_at) + day;
  const days = Array.from({ length: Math.ceil((now - day - first) / day) }, (_, index) => first + index * day)
    .map((at) => ({ at, day: dayInBangladesh(new Date(at)) }))
    .filter((one) => routine.some((lesson) => lesson.day === weekdayOf(one.day)));
  let count = 0;
  const word = (
    one: (typeof days)[number],
    side: 'guardian' | 'tutor',
    how: 'code' | 'said',
    isHeld = true,
  ) => {
    count += 1;
    return {
      deal_id: deal.id,
      day: one.day,
      kind: isHeld ? 'held' : 'not_held',
      side,
      how,
      cancelled_by: isHeld ? null : 'guardian',
      key: keyOf(count),
      user_id: deal[side],
      at: new Date(one.at),
    } as const;
  };
  const rows = days.flatMap((one, index) => {
    if (index === 2) return [word(one, 'guardian', 'said', false), word(one, 'tutor', 'said', false)];
    if (index === 4) return [word(one, 'tutor', 'said'), word(one, 'guardian', 'said')];
    return [word(one, 'tutor', 'code')];
  });
  await trx.insertInto('lesson_entries').values(rows).execute();
}

/** Each month before this one paid by bKash and confirmed, the first one wholly, as both agreed. */
export async function insertSalary(trx: Db, deal: Taught, now: number): Promise<void> {
  const present = dayInBangladesh(new Date(now)).slice(0, 7);
  let month = dayInBangladesh(new Date(deal.created_at)).slice(0, 7);
  let count = 100;
  const say = async (row: object, side: 'guardian' | 'tutor', at: Date) => {
    count += 1;
    const said = {
      deal_id: deal.id,
      month,
      side,
      how: 'said',
      key: keyOf(count),
      user_id: deal[side],
      at,
    } as const;
    const { id } = await trx
      .insertInto('salary_entries')
      .values({ kind: 'confirmed', ...said, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  while (month < present) {
    const next = monthFrom(month, 1);
    const on = new Date(Math.min(Date.parse(`${next}-02T12:00:00Z`), now - 2 * hour));
    const later = new Date(on.getTime() + hour);
    const due = await say({ kind: 'due', amount: deal.salary }, 'guardian', on);
    await say({ about: due }, 'tutor', later);
    const transfer = { way: 'bkash', trx_id: `8N7A6D5E${count % 100}`, paid_on: dayInBangladesh(on) };
    const paid = await say({ kind: 'paid', amount: deal.salary, ...transfer }, 'guardian', on);
    await say({ about: paid }, 'tutor', later);
    month = next;
  }
}
