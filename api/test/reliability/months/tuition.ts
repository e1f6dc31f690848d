import { randomUUID } from 'node:crypto';
import { type LessonMonth, liveEntries, type SalaryMonth } from '@porao/contracts';
import type { Random } from '@porao/contracts/random';
import { dayInBangladesh } from '../../../src/kit/bangladesh-time.ts';
import { monthFrom } from '../../../src/modules/salary/index.ts';
import { endLimits } from '../../support/accounts.repository.ts';
import { createFamily } from '../../support/family.repository.ts';
import { createJob } from '../../support/jobs.repository.ts';
import { createTutor, openSession } from '../../support/people.repository.ts';
import { change, insert, row, rows } from '../../support/rows.repository.ts';
import type { Person } from '../money/model.ts';
import { send, type World } from '../money/world.ts';

export const day = 86_400_000;

export interface Tuition {
  readonly id: number;
  readonly guardian: Person;
  readonly tutor: Person;
  /** Keys of what the server said it has, by table. */
  readonly kept: Record<'lesson_entries' | 'salary_entries', Set<string>>;
  /** Days that the server said are held by their code. */
  readonly byCode: Set<string>;
}

/** A tuition of five weeks with lessons on Saturday, Monday and Wednesday. */
export async function openTuition({ db, operator, site, ...rest }: World): Promise<Tuition> {
  const later = new Date(Date.now() + 3000 * day);
  const [family, teacher] = [await createFamily(db), await createTutor(db)];
  const live_until = new Date(Date.now() + 30 * day);
  const fields = { tutoring_place_id: 2, actual_salary: 6000, live_until };
  const { parentId: parent_id, studentId: student_id } = family;
  const job_id = await createJob(db, { ...fields, parent_id, student_id });
  const of = { job_id, tutor_id: teacher.tutorId };
  const { id: application } = await insert(db, 'applications', { ...of, stage: 'appointed' });
  const call = `POST /api/ops/applications/${application}/move`;
  const world = { db, operator, site, ...rest };
  const { status, text, times } = await send(world, { call, by: operator, body: { to: 'confirm' } });
  if (status !== 200 && !(times > 1 && status === 409)) throw new Error(`${call}: ${status} ${text}`);
  const { id } = await row(db, 'deals', ['id'], { application_id: application });
  await change(db, 'deals', { created_at: new Date(Date.now() - 35 * day) }, { id });
  for (const weekday of [1, 3, 5])
    await insert(db, 'routines', { student_id, tutor_id: teacher.tutorId, day: weekday, time: '17:00' });
  const person = async ({ userId }: { userId: number }, role: string): Promise<Person> => ({
    userId,
    token: await openSession(db, userId, role, later),
  });
  return {
    id,
    guardian: await person(family, 'parent'),
    tutor: await person(teacher, 'tutor'),
    kept: { lesson_entries: new Set(), salary_entries: new Set() },
    byCode: new Set(),
  };
}

async function read<T>(world: World, by: Person, path: string): Promise<T> {
  const { status, text } = await send(world, { call: `GET ${path}`, by });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Sends one word with a key of its own; a refusal is an answer, too. */
async function say(world: World, of: Tuition, to: string, by: Person, body: object): Promise<boolean> {
  const key = randomUUID();
  const step = { call: `POST /api/deals/${of.id}/${to}`, by, body: { key, ...body } };
  let answer = await send(world, step);
  // The clock moves only between rounds: the steps of days fall into one hour of a limit.
  if (answer.status === 429) {
    await endLimits(world.db);
    answer = await send(world, step);
  }
  const table = to === 'salary' ? 'salary_entries' : 'lesson_entries';
  const isTaken = answer.status === 200;
  // A code of a lesson that is held by it already adds nothing.
  if (isTaken && to !== 'lessons/code') of.kept[table].add(key);
  if (!isTaken && answer.status !== 409 && answer.status !== 422)
    throw new Error(`${step.call} ${JSON.stringify(step.body)}: ${answer.status} ${answer.text}`);
  return isTaken;
}

const lastEntry = async ({ db }: World, table: 'lesson_entries' | 'salary_entries', deal_id: number) =>
  (await rows(db, table, ['id'], { deal_id })).map(({ id }) => id);

/** One random step of a side: a word of a lesson, a code, or something of the salary. */
export async function step(world: World, of: Tuition, random: Random): Promise<void> {
  const { pick, int, chance } = random;
  const by = pick(['guardian', 'tutor'] as const);
  const dayOf = () => dayInBangladesh(new Date(), int(-10, 3));
  if (chance(0.2)) {
    const { code } = await read<LessonMonth>(world, of.guardian, `/api/deals/${of.id}/lessons`);
    const digits = chance(0.8) ? code?.digits : '0000';
    if (code && (await say(world, of, 'lessons/code', of.tutor, { day: code.day, code: digits })))
      of.byCode.add(code.day);
    return;
  }
  if (chance(0.4)) return writeMoney(world, of, by, random);
  const kind = pick(['held', 'held', 'held', 'not_held', 'moved', 'made_up', 'taken_back'] as const);
  const entries = kind === 'taken_back' ? await lastEntry(world, 'lesson_entries', of.id) : [];
  await say(world, of, 'lessons', of[by], {
    kind,
    day: dayOf(),
    ...(kind === 'not_held' && { cancelled_by: pick(['guardian', 'tutor']) }),
    ...((kind === 'moved' || kind === 'made_up') && { other_day: dayOf() }),
    ...(entries.length > 0 && { takes_back: pick(entries) }),
  });
}

async function writeMoney(world: World, of: Tuition, by: 'guardian' | 'tutor', random: Random) {
  const { pick, int } = random;
  const month = dayInBangladesh(new Date(), pick([-30, 0])).slice(0, 7);
  const kind = pick([
    'paid',
    'paid',
    'due',
    'salary',
    'confirmed',
    'confirmed',
    'denied',
    'taken_back',
  ] as const);
  const entries = await lastEntry(world, 'salary_entries', of.id);
  const transfer = {
    way: 'bkash',
    trx_id: `8N7A6D5E${int(10, 14)}`,
    paid_on: dayInBangladesh(new Date(), -1),
  };
  const isAnswer = kind === 'confirmed' || kind === 'denied' || kind === 'taken_back';
  await say(world, of, 'salary', of[by], {
    kind,
    month,
    ...(isAnswer ? { about: pick([...entries, 1]) } : { amount: int(1, 9000) }),
    ...(kind === 'paid' && transfer),
  });
}

/** Everything that was ever written of a tuition, as the database has it. */
export const entriesOf = async ({ db }: World, { id: deal_id }: Tuition) => ({
  lessons: await rows(
    db,
    'lesson_entries',
    ['id', 'day', 'kind', 'side', 'how', 'other_day', 'takes_back', 'key', 'user_id', 'at'],
    { deal_id },
  ),
  salary: await rows(
    db,
    'salary_entries',
    ['id', 'month', 'kind', 'side', 'amount', 'trx_id', 'about', 'key', 'user_id', 'at'],
    { deal_id },
  ),
});

/** Names each rule that the lists of this tuition break. */
export async function faultsOf(world: World, of: Tuition): Promise<string[]> {
  const faults: string[] = [];
  const path = `/api/deals/${of.id}`;
  const { first, last } = await read<LessonMonth>(world, of.tutor, `${path}/lessons`);
  const held: string[] = [];
  const counted: string[] = [];
  for (let month = first; month <= last; month = monthFrom(month, 1)) {
    const lessons = [];
    for (const by of [of.tutor, of.guardian])
      lessons.push(await read<LessonMonth>(world, by, `${path}/lessons?month=${month}`));
    const [one, other] = lessons.map(({ lessons: list, held: count }) => JSON.stringify([list, count]));
    if (one !== other) faults.push(`${of.id} ${month}: the sides read different lessons`);
    const book = await read<SalaryMonth>(world, of.guardian, `${path}/salary?month=${month}`);
    const heldNow = lessons[0]?.lessons.filter(({ state }) => state === 'held') ?? [];
    if (book.held !== heldNow.length) faults.push(`${of.id} ${month}: the book counts ${book.held} lessons`);
    if (book.left !== book.due.amount - book.confirmed - book.waiting)
      faults.push(`${of.id} ${month}: the sums of the book`);
    held.push(...heldNow.map((lesson) => lesson.day));
    for (const { trx_id, state } of book.claims)
      if (trx_id && (state === 'confirmed' || state === 'waiting')) counted.push(trx_id);
  }
  if (new Set(counted).size < counted.length)
    faults.push(`${of.id}: a payment counts twice: ${counted.join()}`);
  const { lessons, salary } = await entriesOf(world, of);
  for (const group of linked(lessons))
    if (held.filter((one) => group.has(one)).length > 1)
      faults.push(`${of.id}: held twice: ${[...group].join()}`);
  for (const [table, list] of [
    ['lesson_entries', lessons],
    ['salary_entries', salary],
  ] as const) {
    const keys = list.map(({ key }) => key);
    const lost = [...of.kept[table]].filter((key) => keys.filter((one) => one === key).length !== 1);
    if (lost.length > 0) faults.push(`${of.id} ${table}: not there once: ${lost.join()}`);
    if (list.some(({ user_id, side }) => user_id !== of[side].userId))
      faults.push(`${of.id} ${table}: somebody wrote for the other side`);
  }
  for (const one of of.byCode)
    if (!lessons.some((entry) => entry.day === one && entry.how === 'code'))
      faults.push(`${of.id}: no code of ${one}`);
  return faults;
}

type Rows = Awaited<ReturnType<typeof entriesOf>>['lessons'];

/** Days that one lesson was moved to or made up on, each with the day that it is of. */
function linked(lessons: Rows): Set<string>[] {
  const groups: Set<string>[] = [];
  for (const { day: from, other_day: to } of liveEntries(lessons)) {
    if (to === null) continue;
    const touched = groups.filter((group) => group.has(from) || group.has(to));
    const whole = new Set([from, to, ...touched.flatMap((group) => [...group])]);
    groups.splice(0, groups.length, ...groups.filter((group) => !touched.includes(group)), whole);
  }
  return groups;
}
