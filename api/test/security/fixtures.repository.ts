import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { hashPassword } from '../../src/kit/auth/passwords.ts';
import type { Column, Table } from '../support/catalog.repository.ts';

/** A family and a tutor with one row in every table that holds something of people. All their rows bear the same
 * id, so that whatever an `id` of a call means, it means theirs. */
export interface Fixtures {
  readonly id: number;
  readonly tutorUserId: number;
  readonly parentUserId: number;
  readonly tutorPhone: string;
  /** Texts of theirs that nobody else may see. */
  readonly secrets: readonly string[];
  /** Their rows, by table. */
  readonly rows: readonly SeededRow[];
}

export interface SeededRow {
  readonly table: Table;
  readonly key: Record<string, unknown>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Everybody's password, and the one that examples send. */
const fixturePassword = 'demo-porao-1';

/** Columns whose texts everybody may see. */
const open: Record<string, ReadonlySet<string>> = {
  jobs: new Set(['tutor_requirement', 'schools', 'colleges', 'current_year']),
};
/** Gives values where neither the type nor a check of a column does. */
const fixed: Record<string, unknown> = {
  // Both sides agreed to meet.
  'applications.meeting_agreed_at': new Date(),
  'audit_log.subject': 'request',
  // The side whose token calls for both sides are tried with.
  'cases.asked_side': 'tutor',
  'cases.side': 'tutor',
  // A word that is neither cancelled, moved nor taken back, nor written down for somebody.
  'lesson_entries.cancelled_by': null,
  'lesson_entries.kind': 'held',
  'lesson_entries.how': 'said',
  'lesson_entries.other_day': null,
  'lesson_entries.reason': null,
  'lesson_entries.takes_back': null,
  // One of its own tutor that is there.
  'reviews.side': 'tutor',
  'reviews.withdrawn_at': null,
  'reviews.hidden_case_id': null,
  'notices.kind': 'charges',
  'notices.path': '/tutor/payment/invoice',
  'notices.text_key': 'notice.charge.waived',
  'role_grants.role': 'fixture',
  // A payment, in the form of the table's checks.
  'salary_entries.about': null,
  'salary_entries.how': 'said',
  'salary_entries.kind': 'paid',
  'salary_entries.month': '2026-11',
  'salary_entries.reason': null,
  'salary_entries.trx_id': null,
  'salary_entries.way': 'cash',
  // A pause that waits for an answer, not written down for somebody.
  'routine_changes.answer': null,
  'routine_changes.answer_reason': null,
  'routine_changes.answer_user_id': null,
  'routine_changes.answered_at': null,
  'routine_changes.kind': 'pause',
  'routine_changes.minutes': 0,
  'routine_changes.reason': null,
  'routine_changes.season_id': null,
  'routine_changes.why': 'exam',
  'saved_searches.distance': 5,
  'users.account_status': 'Green',
  'users.banned_at': null,
  'users.phone_no_verified_at': new Date(),
};
const notOfPeople = new Set([
  'schema_migrations',
  'reference_state',
  'sessions',
  'push_keys',
  // Belongs to the stand-in for payment providers.
  'test_payments',
  // Belongs to a session.
  'push_subscriptions',
  // A transfer has several entries, which sum to 0; `postMissing` makes them of an invoice.
  'ledger_transfers',
  'ledger_entries',
  'ledger_state',
]);

/** One id of each lookup such that they belong together: a subject, its class, the category of that. */
export async function chooseLookups(
  client: ClientBase,
  tables: readonly Table[],
): Promise<Map<string, number>> {
  const chosen = new Map<string, number>();
  const lookups = tables.filter(
    ({ rows, name, key }) => rows > 0 && !notOfPeople.has(name) && key[0] === 'id',
  );
  const referred = new Set(lookups.flatMap(({ columns }) => columns.map((column) => column.references)));
  const choose = async (table: Table): Promise<void> => {
    const { rows } = await client.query<Record<string, number>>(
      `select * from "${table.name}" where id = coalesce($1, (select min(id) from "${table.name}"))`,
      [chosen.get(table.name) ?? null],
    );
    chosen.set(table.name, rows[0]?.id ?? 1);
    for (const { name, references } of table.columns) {
      const above = lookups.find((candidate) => candidate.name === references);
      if (!above || chosen.has(above.name)) continue;
      chosen.set(above.name, rows[0]?.[name] ?? 1);
      await choose(above);
    }
  };
  for (const table of lookups.toSorted(
    (a, b) => Number(referred.has(a.name)) - Number(referred.has(b.name)),
  )) {
    if (!chosen.has(table.name)) await choose(table);
  }
  return chosen;
}

interface Maker {
  readonly id: number;
  readonly ids: ReadonlyMap<string, number>;
  readonly secrets: string[];
  phones: number;
}

function secretText(table: string, column: string, maker: Maker): string {
  const { id } = maker;
  const text = (() => {
    if (/phone|number|mobile|contact_no/.test(column))
      return `01${String(id).slice(0, 5)}${String(maker.phones++).padStart(4, '0')}`;
    if (/e_?mail/.test(column)) return `secret${id}.${table}.${maker.phones++}@example.com`;
    if (/url|video|facebook|instagram|linkedin|^x$/.test(column))
      return `https://example.com/secret-${id}-${column}`;
    return `secret ${id} ${table} ${column}`;
  })();
  if (!open[table]?.has(column)) maker.secrets.push(text);
  return text;
}

function position(column: string, { id, secrets }: Maker): number {
  const degrees = (/^lat|latitude/.test(column) ? 23.7 : 90.3) + (id % 100_000) / 1_234_567;
  const value = Number(degrees.toFixed(9));
  secrets.push(String(value));
  return value;
}

/** A value for a column, or undefined to leave it to the database. */
function valueOf(table: Table, column: Column, maker: Maker): unknown {
  const exact = `${table.name}.${column.name}`;
  if (exact in fixed) return fixed[exact];
  if (column.name === 'id' && /int/.test(column.type)) return maker.id;
  if (column.references) return maker.ids.get(column.references) ?? null;
  if (column.filled && column.type !== 'text[]') return undefined;
  if (column.allowed[0] !== undefined) return column.allowed[0];
  switch (column.type) {
    case 'text':
    case 'character varying':
      return secretText(table.name, column.name, maker);
    case 'text[]':
    case 'character varying[]':
      return [secretText(table.name, column.name, maker)];
    case 'double precision':
      return /lat|lon/.test(column.name) ? position(column.name, maker) : 1;
    case 'integer':
    case 'bigint':
      // It names somebody or something without a foreign key.
      return /_id$|created_by/.test(column.name) ? maker.id : 3000;
    case 'smallint':
      return /year/.test(column.name) ? 2020 : 1;
    case 'numeric':
    case 'real':
      return 3.5;
    case 'boolean':
      return true;
    case 'date':
      return '2001-02-03';
    case 'time without time zone':
      return '17:30:00';
    case 'uuid':
      return randomUUID();
    case 'json':
    case 'jsonb':
      return JSON.stringify({ note: secretText(table.name, column.name, maker) });
    case 'bytea':
      return Buffer.from(secretText(table.name, column.name, maker));
    default:
      return column.nullable
        ? null
        : column.type.startsWith('timestamp')
          ? new Date(Date.now() + 86_400_000)
          : undefined;
  }
}

async function insert(
  client: ClientBase,
  table: Table,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => `"${name}"`).join(', ');
  const marks = given.map((_, index) => `$${index + 1}`).join(', ');
  const text = given.length > 0 ? `(${names}) values (${marks})` : 'default values';
  const { rows } = await client.query<Record<string, unknown>>(
    `insert into "${table.name}" ${text} returning *`,
    given.map(([, value]) => value),
  );
  return rows[0] ?? {};
}

/** Inserts, and gives up optional columns that a check refuses together, one after the other. */
async function insertRow(client: ClientBase, table: Table, values: Record<string, unknown>) {
  const optional = table.columns
    .filter(({ nullable, name }) => nullable && values[name] !== null && values[name] !== undefined)
    .map(({ name }) => name);
  let last: unknown;
  for (const left of [null, ...optional]) {
    try {
      return await insert(client, table, left === null ? values : { ...values, [left]: null });
    } catch (error) {
      last = error;
    }
  }
  throw new Error(
    `No row could be made for "${table.name}". Add its columns to test/security/fixtures.repository.ts.`,
    { cause: last },
  );
}

/** Tables after those they refer to. */
export function ordered(tables: readonly Table[]): Table[] {
  const done: Table[] = [];
  const visit = (table: Table, path: readonly string[]) => {
    if (done.includes(table) || path.includes(table.name)) return;
    for (const { references } of table.columns) {
      const above = tables.find(({ name }) => name === references);
      if (above && above !== table) visit(above, [...path, table.name]);
    }
    done.push(table);
  };
  for (const table of tables) visit(table, []);
  return done;
}

/** Fills every table that reference data leaves empty. */
export async function insertFixtures(
  client: ClientBase,
  tables: readonly Table[],
  lookups: ReadonlyMap<string, number>,
  id: number,
): Promise<Fixtures> {
  const [tutorUserId, parentUserId] = [id, id + 1];
  const ids = new Map(lookups);
  const maker: Maker = { id, ids, secrets: [], phones: 0 };
  const rows: SeededRow[] = [];
  const password_hash = await hashPassword(fixturePassword);
  for (const table of ordered(tables.filter(({ name, rows }) => rows === 0 && !notOfPeople.has(name)))) {
    const several: Record<string, object[]> = {
      users: [
        { id: tutorUserId, active_role: 'tutor', password_hash },
        { id: parentUserId, active_role: 'parent', password_hash },
      ],
      parents: [{ user_id: parentUserId }],
      saved_searches: [
        { kind: 'board', parent_id: null, guest_id: null, request_id: null },
        { id: id + 1, kind: 'request', frequency: 'daily', tutor_id: null, guest_id: null },
      ],
    };
    for (const person of several[table.name] ?? [{}]) {
      const drafted = Object.fromEntries(
        table.columns
          .filter(({ generated }) => !generated)
          .map((column) => [column.name, valueOf(table, column, maker)]),
      );
      const row = await insertRow(client, table, { ...drafted, ...person });
      const key = table.key.length > 0 ? table.key : Object.keys(row);
      rows.push({ table, key: Object.fromEntries(key.map((name) => [name, row[name]])), values: row });
    }
    ids.set(table.name, id);
  }
  const tutor = rows.find(({ table, key }) => table.name === 'users' && key.id === tutorUserId);
  const tutorPhone = String(tutor?.values.phone_no);
  return { id, tutorUserId, parentUserId, tutorPhone, secrets: maker.secrets, rows };
}
