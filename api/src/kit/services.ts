import type { Tokens } from './auth/tokens.ts';
import type { Db } from './database/open.ts';

/** What modules are built from. */
export interface Services {
  readonly db: Db;
  readonly tokens: Tokens;
}
