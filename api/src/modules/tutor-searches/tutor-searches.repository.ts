import { sql } from 'kysely';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { noteKnown } from './match.repository.ts';

export interface NewTutorSearch {
  readonly request_id: number;
  readonly name: string;
  readonly frequency: 'daily' | 'weekly';
}

/** Saves what the job of an own request asks for, or goes on with the search that there is of it. Undefined without a
 * job; the tutors who fit already are known. */
export async function saveSearch(
  trx: Db,
  parentId: number,
  { request_id, name, frequency }: NewTutorSearch,
): Promise<number | undefined> {
  const kept = await trx
    .updateTable('tutor_searches')
    .set({ name, frequency, paused: false })
    .where('request_id', '=', request_id)
    .where('parent_id', '=', parentId)
    .returning('id')
    .executeTakeFirst();
  if (kept) return kept.id;
  const { rows } = await sql<{ id: number }>`
    insert into tutor_searches (parent_id, request_id, name, frequency, i_class_id, location_id, tutor_gender)
    select j.parent_id, j.request_id, ${name}, ${frequency}, j.i_class_id, j.location_id, j.tutor_gender from jobs j
    where j.request_id = ${request_id} and j.parent_id = ${parentId} and j.location_id is not null
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await sql`insert into tutor_search_subjects (search_id, subject_id)
    select ${id}::int, b.subject_id from job_subjects b join jobs j on j.id = b.job_id
    where j.request_id = ${request_id}`.execute(trx);
  await noteKnown(trx, id);
  return id;
}

export const countSearches = (db: Db, parentId: number) =>
  countRows(db, sql`from tutor_searches where parent_id = ${parentId}`);

interface TutorSearchRow extends NewTutorSearch {
  readonly id: number;
  readonly paused: boolean;
  readonly told: number;
  readonly created_at: Date;
}

/** Newest first; the one of this id where it is given. */
export async function readSearches(db: Db, parentId: number, id: number | null): Promise<TutorSearchRow[]> {
  const { rows } = await sql<TutorSearchRow>`
    select s.id, s.request_id, s.name, s.frequency, s.paused, s.created_at, (select count(*)::int from tutor_alerts a
      where a.search_id = s.id and a.state = 'told') as told
    from tutor_searches s where s.parent_id = ${parentId} and s.id = coalesce(${id}::int, s.id)
    order by s.id desc`.execute(db);
  return rows;
}
