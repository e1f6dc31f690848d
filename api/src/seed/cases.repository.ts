import type { CaseKind } from '@porao/contracts';
import type { Db } from '../kit/database/open.ts';
import { many, only, run } from '../kit/database/query.repository.ts';
import { dueAt, endsAt } from '../modules/cases/index.ts';

const hour = 3_600_000;

interface CaseSeed {
  readonly kind: CaseKind;
  readonly side: 'guardian' | 'tutor';
  readonly state: 'open' | 'in_progress' | 'decided';
  readonly hoursAgo: number;
  readonly text: string;
}

/** One that nobody took, one that is overdue, one whose decision can be appealed. */
const seeds: readonly CaseSeed[] = [
  {
    kind: 'lessons_not_held',
    side: 'guardian',
    state: 'open',
    hoursAgo: 20,
    text: 'গত সপ্তাহে তিন দিনের মধ্যে দুই দিন স্যার আসেননি, ফোনও ধরেননি।',
  },
  {
    kind: 'unpaid',
    side: 'tutor',
    state: 'in_progress',
    hoursAgo: 90,
    text: 'I taught for a month and was told to wait for the salary. Now nobody answers.',
  },
  {
    kind: 'behaviour',
    side: 'guardian',
    state: 'decided',
    hoursAgo: 70,
    text: 'He shouted at my daughter in front of the neighbours.',
  },
];

const add = async (db: Db, dealId: number, { kind, side, state, hoursAgo, text }: CaseSeed, now: number) => {
  const at = (hours: number) => new Date(now - hours * hour);
  const opened = at(hoursAgo);
  const ends = state === 'decided' ? new Date(now + 6 * 24 * hour) : endsAt(opened);
  const due = dueAt(kind, opened);
  const { id } = await only<{ id: number }>(db)`
    insert into cases (deal_id, kind, side, state, opened_at, due_at, ends_at, escalated_at)
    values (${dealId}, ${kind}, ${side}, ${state}, ${opened}, ${due}, ${ends}, ${due.getTime() < now ? due : null})
    returning id`;
  const entry = (kindOf: string, actor: string, of: string | null, body: string | null, hours: number) => run(
    db,
  )`
    insert into case_entries (case_id, kind, actor, side, body, at)
    values (${id}, ${kindOf}, ${actor}, ${of}, ${body}, ${at(hours)})`;
  const moved = (from: string | null, to: string, actor: string, reason: string | null, hours: number) => run(
    db,
  )`
    insert into transitions (entity, entity_id, from_state, to_state, actor, reason, at)
    values ('case', ${id}, ${from}, ${to}, ${actor}, ${reason}, ${at(hours)})`;
  await entry('report', side, side, text, hoursAgo);
  await moved(null, 'open', side, null, hoursAgo);
  if (state === 'open') return;
  await moved('open', 'in_progress', 'operator', null, hoursAgo - 2);
  await entry('missed_call', 'operator', side, null, hoursAgo - 2);
  if (state === 'in_progress') return;
  const reason = 'The tutor was heard and is sorry. It must not happen again.';
  await moved('in_progress', 'decided', 'operator', reason, 24);
  await run(db)`
    insert into case_decisions (case_id, decision, reason, end_deal, at, effective_at)
    values (${id}, 'warn', ${reason}, false, ${at(24)}, ${at(24)})`;
};

/** Problems of deals of the demo that are old enough for them. */
export async function insertCases(db: Db, now: number): Promise<void> {
  const deals = await many<{ id: number }>(db)`
    select id from deals where created_at < ${new Date(now - 5 * 24 * hour)} order by created_at desc, id
    limit ${seeds.length}`;
  for (const [index, seed] of seeds.entries()) {
    const deal = deals[index];
    if (deal) await add(db, deal.id, seed, now);
  }
}
