import type { Db } from './database/open.ts';
import { one, run } from './database/query.repository.ts';

export interface KeptAnswer {
  readonly id: string;
  readonly call_hash: string;
  readonly sealed: Buffer;
}

export const findAnswer = (db: Db, id: string) =>
  one<KeptAnswer>(db)`select id, call_hash, sealed from kept_answers where id = ${id}`;

/** Waits for a transaction that keeps an answer with the same id, and fails when it commits. */
export const keepAnswer = (db: Db, { id, call_hash, sealed }: KeptAnswer) =>
  run(db)`insert into kept_answers (id, call_hash, sealed) values (${id}, ${call_hash}, ${sealed})`;

export const sweepAnswers = (db: Db) =>
  run(db)`delete from kept_answers where created_at < now() - interval '24 hours'`;
