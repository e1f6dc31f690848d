import type { FamilyInfo } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { only } from '../../kit/database/query.repository.ts';

export const countFamily = (db: Db, parentId: number) => only<FamilyInfo>(db)`
  select (select count(*)::int from students where parent_id = ${parentId}) as students,
    (select count(*)::int from parent_locations where parent_id = ${parentId}) as locations`;
