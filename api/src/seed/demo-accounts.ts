import { hasCode } from '@porao/server';
import { verifyPassword } from '../kit/auth/passwords.ts';
import { noTable } from '../kit/database/migrate.ts';
import type { Db } from '../kit/database/open.ts';
import { demoPassword } from './demo.ts';
import { readAccounts } from './people.repository.ts';
import { demoPhones } from './people.ts';

const maxNamed = 10;

/** A demo's password is public. Throws when a demo account still has it; a person with such a phone number
 * has another password. It reads what every schema has, as migrations come after it. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const accounts = await readAccounts(db, demoPhones).catch((error: unknown) => {
    // The database is new.
    if (hasCode(error, noTable)) return [];
    throw error;
  });
  // All demo accounts share one hash.
  const hashes = new Set(accounts.map(({ password_hash }) => password_hash));
  const open = new Set<string>();
  for (const hash of hashes) if (await verifyPassword(hash, demoPassword)) open.add(hash);
  const names = accounts
    .filter(({ password_hash }) => open.has(password_hash))
    .map(({ phone_no, name }) => `${phone_no} (${name})`);
  if (names.length === 0) return;
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  throw new Error(
    `This database has demo accounts, whose password is public: ${names.slice(0, maxNamed).join(', ')}${more}. ` +
      'Use a database of its own, or start as a demo with PORAO_DEMO=1 (never in production).',
  );
}
