import type { LookupList, MessageKey } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import { type ChildList, lookupLists } from '../../reference/index.ts';

/** Ids of lookup rows in a field; null for none. `within` are the parents they must belong to. */
export type Reference = { readonly ids: readonly (number | null)[]; readonly message: MessageKey } & (
  | { readonly table: Exclude<LookupList, ChildList> }
  | { readonly table: ChildList; readonly within: readonly number[] }
);

/** A field with the id of a row of this list, or none. */
export const rowOf = (
  table: Exclude<LookupList, ChildList>,
  id: number | null,
  message: MessageKey,
): Reference => ({
  table,
  ids: [id],
  message,
});

/** Throws for ids that do not exist or have other parents; one query for all fields. */
export async function requireReferences(
  db: Db,
  references: Readonly<Record<string, Reference>>,
): Promise<void> {
  const checks = Object.entries(references).map(([field, reference]) => {
    const ids = [...new Set(reference.ids.filter((id) => id !== null))];
    const below =
      'within' in reference
        ? sql`and ${sql.ref(lookupLists[reference.table].parent)} = any(${reference.within}::int[])`
        : sql``;
    return sql`(select count(*) from ${sql.table(reference.table)}
      where id = any(${ids}::int[]) ${below}) = ${ids.length}::int as ${sql.id(field)}`;
  });
  const rows = await many<Record<string, boolean>>(db)`select ${sql.join(checks)}`;
  const errors: FieldErrors = {};
  for (const [field, { message }] of Object.entries(references)) {
    if (!rows[0]?.[field]) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
