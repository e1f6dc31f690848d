import { normalizePhone, searchWords } from '@porao/contracts';
import { isTitle } from '@porao/contracts/titles';
import { type RawBuilder, sql } from 'kysely';

/** Escaped for `like`, in any position. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** True when one of the texts contains every word of the query, in any order. */
export function containsWords(texts: readonly RawBuilder<unknown>[], q: string): RawBuilder<boolean> {
  const words = searchWords(q).map(containing);
  const each = texts.map((text) => sql`search_key(${text}) like all(${words}::text[])`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The same for people's names. Titles are written in many ways, so they count only where nothing else was typed. */
export function containsName(texts: readonly RawBuilder<unknown>[], q: string): RawBuilder<boolean> {
  const named = searchWords(q).filter((word) => !isTitle(word));
  return containsWords(texts, named.join(' ') || q);
}

export interface Searched {
  /** Columns of ids, such as `d.id`. */
  readonly ids: readonly string[];
  /** Aliases of `users`. */
  readonly people: readonly string[];
}

/** Matches what operators type into a search: an id, part of a phone number in any form, or part of a name. */
export function searchCondition(q: string, { ids, people }: Searched): RawBuilder<unknown> {
  if (q === '') return sql`true`;
  const digits = normalizePhone(q).replace(/^\+/, '');
  const any = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
  const columns = (column: 'phone_no' | 'name') => people.map((alias) => sql.ref(`${alias}.${column}`));
  if (!/^\d+$/.test(digits)) return containsName(columns('name'), q);
  const id = digits.startsWith('0') || Number(digits) > 2_147_483_647 ? null : Number(digits);
  const byId = id === null ? [] : ids.map((column) => sql`${sql.ref(column)} = ${id}`);
  // A short number is an id; nobody knows a person by three digits.
  const byPhone = columns('phone_no').map((phone) => sql`${phone} like ${containing(digits)}`);
  return any(digits.length < 4 && id !== null ? byId : [...byId, ...byPhone]);
}
