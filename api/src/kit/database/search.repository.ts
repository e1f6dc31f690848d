import { normalizePhone } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Escaped for `like`, in any position. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export interface Searched {
  /** Columns of ids, such as `d.id`. */
  readonly ids: readonly string[];
  /** Aliases of `users`. */
  readonly people: readonly string[];
}

/** What operators type into a search: an id, part of a phone number in any form, or part of a name. */
export function searchCondition(q: string, { ids, people }: Searched): RawBuilder<unknown> {
  if (q === '') return sql`true`;
  const digits = normalizePhone(q).replace(/^\+/, '');
  const any = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
  const inPeople = (column: 'phone_no' | 'name', text: string) =>
    people.map((alias) => sql`${sql.ref(`${alias}.${column}`)} ilike ${containing(text)}`);
  if (!/^\d+$/.test(digits)) return any(inPeople('name', q));
  const id = digits.startsWith('0') || Number(digits) > 2_147_483_647 ? null : Number(digits);
  const byId = id === null ? [] : ids.map((column) => sql`${sql.ref(column)} = ${id}`);
  // A short number is an id; nobody knows a person by three digits.
  return any(digits.length < 4 && id !== null ? byId : [...byId, ...inPeople('phone_no', digits)]);
}
