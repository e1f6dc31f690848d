import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

// Argon2id is the library's default algorithm; 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One processor is left to the rest, and threads to files, which share these. */
const queue = new PQueue({ concurrency: Math.max(1, Math.min(availableParallelism() - 1, 3)) });

export const hashPassword = (password: string): Promise<string> => queue.add(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Without a stored hash, or with '' of an account that has no password, it verifies against a dummy hash, so that these
 * take as long as others. The fewer
 * `tries` the client has made of late, the sooner its turn comes: a flood of tries does not hold up others. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  tries = 0,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = stored || (await decoy);
  const matches = await queue.add(() => verify(against, password), { priority: -tries });
  return Boolean(stored) && matches;
}
