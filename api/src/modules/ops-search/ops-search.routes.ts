import { latinDigits, type opsSearchEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { findUsers } from '../ops-people/index.ts';
import { findThings } from './ops-search.repository.ts';

const mostPeople = 5;

/** `12`, `#12` or `১২`; nothing for longer numbers, which are phones. */
function numberOf(q: string): number | undefined {
  const [, digits] = /^#?(\d{1,9})$/.exec(latinDigits(q)) ?? [];
  return digits === undefined || digits.startsWith('0') ? undefined : Number(digits);
}

export function opsSearchHandlers({ db }: Services): Handlers<typeof opsSearchEndpoints> {
  return {
    'GET /api/ops/search': async ({ query: { q } }) => {
      if (q === '') return { data: { people: [], things: [] } };
      const id = numberOf(q);
      const [{ rows }, things] = await Promise.all([
        findUsers(db, { q }, mostPeople, 0),
        id === undefined ? [] : findThings(db, id),
      ]);
      const people = rows.map(({ id: userId, name, phone_no, roles, banned_at }) => ({
        id: userId,
        name,
        phone_no,
        roles,
        banned: banned_at !== null,
      }));
      return { data: { people, things } };
    },
  };
}
