import type { MessageKey } from '@porao/contracts';
import type { Db } from './database/open.ts';
import { deleteOwn, type OwnFields, type OwnTable, updateOwn } from './database/own-rows.repository.ts';
import { brokenReference } from './database/violation.ts';
import { ApiFailure } from './failure.ts';

interface Rows<T extends OwnTable, Row> {
  readonly db: Db;
  readonly table: T;
  readonly missing: MessageKey;
  readonly find: (db: Db, owner: number, id: number) => Promise<Row | undefined>;
}

/** The calls about a parent's or tutor's own rows of a table; those of others count as missing. */
export function ownRows<T extends OwnTable, Row>({ db, table, missing, find }: Rows<T, Row>) {
  const notFound = () => new ApiFailure('NOT_FOUND', missing);
  const read = async (owner: number, id: number): Promise<Row> => {
    const row = await find(db, owner, id);
    if (row === undefined) throw notFound();
    return row;
  };
  const answer = async (owner: number, id: number, message: MessageKey) =>
    ({ status: 'success', message, data: await read(owner, id) }) as const;
  return {
    read,
    answer,
    update: async (owner: number, id: number, fields: OwnFields<T>, message: MessageKey) => {
      if (!(await updateOwn(db, table, { owner, id }, fields))) throw notFound();
      return answer(owner, id, message);
    },
    /** `used` refuses to delete a row that others refer to; foreign keys find them, also under concurrent writes. */
    remove: async (owner: number, id: number, message: MessageKey, used: MessageKey = missing) => {
      const isThere = await deleteOwn(db, table, owner, id).catch((error: unknown) => {
        throw brokenReference(error) === null ? error : new ApiFailure('CONFLICT', used);
      });
      if (!isThere) throw notFound();
      return { status: 'success', message, data: null } as const;
    },
  };
}
