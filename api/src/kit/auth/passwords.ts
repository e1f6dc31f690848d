import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';

// Argon2id is the library's default algorithm; 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One processor is left to the rest, and threads to files, which share these. */
const queue = new PQueue({ concurrency: Math.max(1, Math.min(availableParallelism() - 1, 3)) });

export const hashPassword = (password: string): Promise<string> => queue.add(() => hash(password, cost));

/** Stored for accounts that have no password, also by migration 0056: no known text has this hash, and verifying against
 * it takes as long as any other. */
export const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Accounts that do not exist or have no password take as long as others. The fewer `tries` the client has made of late,
 * the sooner its turn comes: a flood of tries does not hold up others. */
export const verifyPassword = (stored: string | undefined, password: string, tries = 0): Promise<boolean> =>
  queue.add(() => verify(stored || noPassword, password), { priority: -tries });
