import type { FamilyInfo } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/read.repository.ts';

export async function countFamily(db: Db, parentId: number): Promise<FamilyInfo> {
  const rows = await many<FamilyInfo>(db)`
    select (select count(*)::int from students where parent_id = ${parentId}) as students,
      (select count(*)::int from parent_locations where parent_id = ${parentId}) as locations`;
  const row = rows[0];
  if (!row) throw new Error('A query without from answers one row');
  return row;
}
