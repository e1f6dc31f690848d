import type { Db } from './open.ts';
import { run } from './query.repository.ts';

export const ping = (db: Db) => run(db)`select 1`;
