import type { LookupList } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many, only, run } from '../../kit/database/query.repository.ts';
import { listNames, listOf, moveOtherNames } from '../../reference/index.ts';
import { countReferences, moveReference, readReferences } from './references.repository.ts';

/** One row that goes and the row that takes its place. */
export interface Pair {
  readonly list: LookupList;
  readonly from: number;
  readonly into: number;
}

/** The pair and those below it: rows of the same name below both are merged first. */
export async function readPairs(db: Db, { list, from, into }: Pair): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const child of listNames) {
    const { name, parent, of } = listOf(child);
    if (of !== list || !parent) continue;
    const [key, text] = [sql.ref(parent), sql.ref(name)];
    const rows = await many<{ from: number; into: number }>(db)`
      select distinct on (o.id) o.id as from, n.id as into from ${sql.table(child)} o
      join ${sql.table(child)} n on n.${key} = ${into}
        and (lower(n.${text}) = lower(o.${text}) or n.bengali_name = o.bengali_name)
      where o.${key} = ${from} order by o.id, n.id`;
    for (const row of rows) pairs.push(...(await readPairs(db, { list: child, ...row })));
  }
  return [...pairs, { list, from, into }];
}

/** Rows of people, requests and jobs that name a row that goes. */
export async function countMoved(db: Db, pairs: readonly Pair[]): Promise<number> {
  let moved = 0;
  for (const list of new Set(pairs.map((pair) => pair.list))) {
    const references = await readReferences(db, list);
    const ids = pairs.filter((pair) => pair.list === list).map((pair) => pair.from);
    const people = references.filter(({ table }) => !listNames.some((name) => name === table));
    for (const uses of (await countReferences(db, people, ids)).values()) moved += uses;
  }
  return moved;
}

/** Moves what refers to the row, keeps its id and names as ones of the other row, and removes it. */
export async function mergePair(trx: Db, { list, from, into }: Pair): Promise<void> {
  for (const reference of await readReferences(trx, list)) await moveReference(trx, reference, from, into);
  await run(trx)`update lookup_aliases set id = ${into} where list = ${list} and id = ${from}`;
  const { name, bengali_name } = await only<{ name: string; bengali_name: string | null }>(trx)`
    delete from ${sql.table(list)} where id = ${from} returning ${sql.ref(listOf(list).name)} as name, bengali_name`;
  await run(trx)`insert into lookup_aliases (list, old_id, name, id)
    values (${list}, ${from}, ${name}, ${into})`;
  await moveOtherNames(trx, list, { from, into, names: [name, bengali_name] });
}
