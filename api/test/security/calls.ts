import { type Access, type Endpoint, endpoints } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { dayInBangladesh } from '../../src/kit/bangladesh-time.ts';
import type { Table } from '../support/catalog.repository.ts';
import type { Fixtures } from './fixtures.repository.ts';

export interface EndpointCall {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly endpoint: Endpoint;
}

export const allCalls: readonly EndpointCall[] = Object.entries<Endpoint>(endpoints).map(
  ([key, endpoint]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, endpoint };
  },
);

export interface Tokens {
  readonly tutor: string;
  readonly parent: string;
}

/** Roles that only somebody who looks after the site holds. */
export const isForOperators = (access: Access): boolean => access === 'operator' || access === 'lead';

/** Returns the token of somebody that a call of this access takes. */
export function tokenFor(access: Access, tokens: Tokens, operatorToken: string): string {
  if (isForOperators(access)) return operatorToken;
  return access === 'parent' ? tokens.parent : tokens.tutor;
}

export interface Input {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** `camelCase` and plural names as the database writes them. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const stem = (name: string) => snake(name).replace(/_ids?$/, '');
const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/s$/, '');

/** Names on the wire that no table or column bears. */
const aliases: Record<string, string> = {
  tuition_job_offer_id: 'jobs',
  category_id: 'tutoring_categories',
  candidate_id: 'applications',
};

/** Returns the table of which a call's field names a row: by the foreign keys of that name, else by the table's own
 * name. */
export function tableOf(name: string, tables: readonly Table[]): string | null {
  const alias = aliases[snake(name)];
  if (alias) return alias;
  const column = tables
    .flatMap(({ columns }) => columns)
    .find(({ name: column, references }) => references && column === snake(name));
  if (column?.references) return column.references;
  const wanted = singular(stem(name));
  if (wanted === '' || wanted === 'id') return null;
  const called = (table: Table) => singular(table.name);
  // Lookups, which are filled, before what belongs to people: a style is a tutoring style, not a tutor's.
  const first = tables.toSorted((a, b) => Number(b.rows > 0) - Number(a.rows > 0));
  const match =
    first.find((table) => called(table) === wanted) ??
    first.find((table) => wanted.endsWith(`_${called(table)}`)) ??
    first.find((table) => called(table).endsWith(`_${wanted}`));
  return match?.name ?? null;
}

/** Rows that everybody may name: the board is public. */
const publicTables = new Set(['jobs']);

/** Owns the rows that a call names. */
export type Subject = Pick<Fixtures, 'id' | 'tutorPhone' | 'tutorUserId'>;

export interface Naming {
  readonly tables: readonly Table[];
  readonly lookups: ReadonlyMap<string, number>;
  /** A job of neither set of fixtures that nobody applied to. */
  readonly freeJob: number;
}

/** Fields of the call that name a row which belongs to somebody. */
export function privateFields({ endpoint, path }: EndpointCall, naming: Naming): string[] {
  const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
    Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
  );
  return names.filter((name) => {
    if (name === 'id') return path.includes(':id');
    const table = tableOf(name, naming.tables);
    const isId = /(_ids?|Id)$/.test(name);
    return isId && table !== null && !naming.lookups.has(table) && !publicTables.has(table);
  });
}

/** Returns the values that a field of this name is tried with: rows of `of`, or of other fixtures for the fields
 * named there. */
function hintsFor({ path }: EndpointCall, naming: Naming, of: Subject, { seed = 0, other }: InputOptions) {
  return (name: string): readonly unknown[] => {
    if (name === 'phone_no' && path.endsWith('/login')) return [of.tutorPhone];
    const { id } = other?.fields.has(name) ? other.fixtures : of;
    if (name === 'id') return [id, String(id)];
    const isId = /(_ids?|Id)$/.test(name) || ['subject', 'subjects'].includes(name);
    const table = isId ? tableOf(name, naming.tables) : null;
    if (table === null) return fieldHints[name] ?? [];
    if (table === 'jobs' && seed % 2 === 1) return [naming.freeJob, String(naming.freeJob)];
    const row = naming.lookups.get(table) ?? (/^(user|tutor_user)/.test(name) ? of.tutorUserId : id);
    return [row, [row], String(row)];
  };
}

/** Rules that no schema contains, only the handler. */
const fieldHints: Record<string, readonly unknown[]> = {
  per_page: [3],
  page: [1],
  cursor: [undefined],
  name: ['Nadia Rahman'],
  // Only a tutor is told at once.
  frequency: ['daily'],
  // A reason that both sides have.
  why: ['moved'],
  // The form of the id follows from the way.
  way: ['bkash'],
  trx_id: ['8N7A6D5E4F'],
  // No day to come, nor long before the deal.
  paid_on: [dayInBangladesh(new Date())],
};

export interface InputOptions {
  readonly seed?: number;
  readonly other?: { fixtures: Subject; fields: ReadonlySet<string> };
}

/** An input that the contract takes and that names rows of `fixtures`. */
export function inputFor(
  call: EndpointCall,
  naming: Naming,
  fixtures: Subject,
  varied: InputOptions = {},
): Input {
  const { endpoint } = call;
  const options = {
    io: 'input',
    hints: hintsFor(call, naming, fixtures, varied),
    seed: varied.seed ?? 0,
  } as const;
  const record = (schema: Endpoint['params']) =>
    schema ? (exampleOf(schema, options) as Record<string, unknown>) : {};
  return {
    params: record(endpoint.params),
    query: record(endpoint.query),
    body: endpoint.body ? exampleOf(endpoint.body, options) : undefined,
  };
}

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** `/api/my-student/7?page=1` */
export function addressOf(path: string, { params, query }: Pick<Input, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(plain(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, plain(value)] as [string, string]],
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
