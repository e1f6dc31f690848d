import type { HireBody } from '@porao/contracts';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { addWithinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { many, one, only, run } from '../../kit/database/query.repository.ts';
import type { DB } from '../../kit/database/rows.generated.ts';
import { addParent } from '../account/index.ts';
import { countLocations } from '../locations/index.ts';
import { countStudents } from '../students/index.ts';
import { addRequest } from '../tutor-requests/index.ts';

export type HireInput = z.output<typeof HireBody>;

interface Position {
  readonly lat: number;
  readonly lon: number;
}

interface Parts extends Record<'category' | 'class' | 'curriculum' | 'subjects' | 'place' | 'city', boolean> {
  /** The middle of the area, where the city has it. */
  readonly area: Position | null;
}

/** Checks that everything chosen exists, the class in its category, subjects in the class, the area in its city. */
export const checkParts = (db: Db, body: HireInput) => only<Parts>(db)`
  select exists (select from tutoring_categories where id = ${body.category_id}) as category,
    exists (select from i_classes where id = ${body.i_class_id}
      and tutoring_category_id = ${body.category_id}) as class,
    ${body.curriculum_id}::int is null
      or exists (select from curriculums where id = ${body.curriculum_id}) as curriculum,
    (select count(*)::int from subjects where i_class_id = ${body.i_class_id}
      and id = any(${body.subjects}::int[])) = ${body.subjects.length} as subjects,
    exists (select from tutoring_places where id = ${body.tutoring_place_id}) as place,
    exists (select from cities where id = ${body.city_id}) as city,
    (select jsonb_build_object('lat', latitude, 'lon', longitude) from locations
      where id = ${body.location_id} and city_id = ${body.city_id}) as area`;

interface Owner {
  readonly id: number;
  readonly banned: boolean;
  /** A member of the team without a profile of its own. */
  readonly staff: boolean;
  readonly status: string | null;
}

/** The verified account of a phone, locked: it cannot be banned meanwhile, and other posts of it wait. */
export const lockOwner = (trx: Db, phone: string) => one<Owner>(trx)`
  select id, banned_at is not null as banned, account_status as status,
    exists (select from role_grants where user_id = users.id)
      and not exists (select from parents where user_id = users.id)
      and not exists (select from tutors where user_id = users.id) as staff
  from users where phone_no = ${phone} and phone_no_verified_at is not null for update`;

/** Its next sign-in begins as a guardian, too. Returns the guardian's id. */
async function actAsParent(trx: Db, userId: number): Promise<number> {
  await run(trx)`update users set active_role = 'parent' where id = ${userId}`;
  return (await only<{ id: number }>(trx)`select id from parents where user_id = ${userId}`).id;
}

interface Child {
  readonly name: string;
  readonly gender: 1 | 2;
  /** Years. */
  readonly age: number;
}

/** Fills in what is not known of the student, and keeps what is. */
const completeStudent = (trx: Db, id: number, { name, gender, age }: Child) =>
  run(
    trx,
  )`update students set name = coalesce(nullif(name, ''), ${name}), gender = coalesce(gender, ${gender}),
      age = case when institute_id is null then coalesce(age, ${age}) end
    where id = ${id}`;

/** The student of this class with this name, or without one yet; where no name is told, the only one that the guardian
 * has. Else a new one, of whom the rest is asked later. */
async function studentFor(
  trx: Transaction<DB>,
  owner: number,
  body: HireInput,
  child: Child | undefined,
): Promise<{ id: number; isSame: boolean }> {
  const { category_id, i_class_id, curriculum_id } = body;
  const named = child ? sql`lower(name) in (${child.name.toLowerCase()}, '')` : sql`true`;
  const [known, other] = await many<{ id: number }>(trx)`
    select id from students where parent_id = ${owner} and category_id = ${category_id}
      and i_class_id = ${i_class_id} and (${curriculum_id}::int is null or curriculum_id = ${curriculum_id})
      and ${named}
    order by name = '', id limit 2`;
  if (known && (child || !other)) {
    if (child) await completeStudent(trx, known.id, child);
    return { id: known.id, isSame: true };
  }
  const student = { name: '', gender: null, ...child, category_id, i_class_id, curriculum_id };
  const id = await addWithinCap(trx, {
    cap: 'students',
    owner,
    add: () => insertOwn(trx, 'students', owner, student),
    count: () => countStudents(trx, owner),
  });
  return { id, isSame: false };
}

/** The same place among the guardian's, else a new one in the middle of the area. */
async function locationFor(
  trx: Transaction<DB>,
  owner: number,
  { city_id, location_id, details_location }: HireInput,
  position: Position,
): Promise<number> {
  const details = details_location ?? '';
  const known = await one<{ id: number }>(trx)`
    select id from parent_locations where parent_id = ${owner} and location_id = ${location_id}
      and ${details === '' ? sql`true` : sql`details_location = ${details}`} order by id desc limit 1`;
  if (known) return known.id;
  const place = { city_id, location_id, details_location: details, ...position };
  return addWithinCap(trx, {
    cap: 'locations',
    owner,
    add: () => insertOwn(trx, 'parent_locations', owner, place),
    count: () => countLocations(trx, owner),
  });
}

interface Adding {
  readonly body: HireInput;
  readonly position: Position;
  /** Returns the account that may post, or throws. */
  readonly accountOf: (trx: Db) => Promise<number>;
  /** Left out where the student is asked about later. */
  readonly child?: Child;
  /** Is done in the same transaction. */
  readonly also?: (trx: Db, added: Added) => Promise<void>;
}

export interface Added {
  readonly userId: number;
  readonly requestId: number;
  /** The request is for a student whom the guardian had before. */
  readonly isSame: boolean;
}

/** Adds the request with all that it needs, or nothing. */
export const addAll = (db: Db, { body, position, accountOf, child, also }: Adding): Promise<Added> =>
  db.transaction().execute(async (trx) => {
    const userId = await accountOf(trx);
    await addParent(trx, userId);
    const owner = await actAsParent(trx, userId);
    const { id: student_id, isSame } = await studentFor(trx, owner, body, child);
    const parent_location_id = await locationFor(trx, owner, body, position);
    const { subjects, tutor_gender, tutoring_place_id, days_in_week, tutor_requirement } = body;
    const { budget, time_of_day, start_date } = body;
    const wishes = { tutor_gender, tutoring_place_id, days_in_week, tutor_requirement };
    const request = { student_id, parent_location_id, subjects, ...wishes, budget, time_of_day, start_date };
    const added = { userId, requestId: await addRequest(trx, { owner, userId }, request), isSame };
    await also?.(trx, added);
    return added;
  });
