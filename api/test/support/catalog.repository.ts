import type { ClientBase } from 'pg';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The database fills it when nothing is given. */
  readonly filled: boolean;
  /** Only the database may fill it. */
  readonly generated: boolean;
  /** The referenced table. */
  readonly references: string | null;
  /** Values a check allows, when it lists them. */
  readonly allowed: readonly string[];
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly rows: number;
}

interface ColumnRow extends Column {
  readonly table: string;
  readonly checks: string;
  readonly in_key: boolean;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as filled, (a.attgenerated <> '' or a.attidentity = 'a') as generated,
    (select f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as references,
    coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '') as checks,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as in_key
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

function allowedBy(checks: string): string[] {
  const list = /= ANY \(\(?ARRAY\[(.*?)\]/.exec(checks)?.[1] ?? '';
  return list === '' ? [] : list.split(', ').map((value) => value.replace(/^\(?'?|'?\)?(::\w+.*)?$/g, ''));
}

/** Every table of the product as the database describes it, so that no test needs a list of its own. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<ColumnRow>(columnsQuery);
  const tables: Table[] = [];
  for (const name of new Set(rows.map((row) => row.table))) {
    const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int from "${name}"`);
    const columns = rows.filter((row) => row.table === name);
    tables.push({
      name,
      rows: counted[0]?.count ?? 0,
      key: columns.filter((column) => column.in_key).map((column) => column.name),
      columns: columns.map((column) => ({ ...column, allowed: allowedBy(column.checks) })),
    });
  }
  return tables;
}

type Query = ClientBase['query'];

/** Wrong codes are counted though they are refused. */
const counters = ['tries'];

/** One hash of all rows of these tables. */
export async function snapshot(query: Query, tables: readonly string[]): Promise<string> {
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, count(*)::text || coalesce(md5(string_agg(h, '' order by h)), '') as hash
        from (select md5((to_jsonb(t) - '${counters.join()}')::text) as h from "${name}" t) rows`,
  );
  const { rows } = await query<{ name: string; hash: string }>(`${parts.join(' union all ')} order by name`);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

/** Returns the tables that differ between two snapshots. */
export function differences(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => line.split(' ')[0] ?? '');
}

/** The rows with these keys, as one text: to see whether somebody else touched them. */
export async function readRows(
  query: Query,
  rows: readonly { table: Table; key: Record<string, unknown> }[],
): Promise<string> {
  const texts: string[] = [];
  for (const { table, key } of rows) {
    const where = Object.keys(key).map((column, index) => `"${column}"::text = $${index + 1}`);
    const { rows: found } = await query<{ row: string }>(
      `select t::text as row from "${table.name}" t where ${where.join(' and ') || 'true'} order by 1`,
      Object.values(key).map(String),
    );
    texts.push(`${table.name}: ${found.map(({ row }) => row).join(' | ')}`);
  }
  return texts.join('\n');
}
