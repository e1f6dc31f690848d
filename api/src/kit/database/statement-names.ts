import { hasCode } from '@porao/server';
import { sql } from 'kysely';

/** Statements with a name, at most: each connection of the server keeps the text and the plan of each. */
const mostNames = 300;
/** Statements that were sent once, at most, before all are forgotten. */
const mostSeen = 1000;

const mark = '/* plan each time */';
/** In a statement whose best plan depends on its values: it gets no name. */
export const plannedEachTime = sql.raw(mark);

/** Names by which a connection prepares a statement once and runs it again without parsing and planning it. */
export interface StatementNames {
  /** Undefined for a statement that is sent for the first time, as most of those with lists in them are. */
  readonly of: (text: string) => string | undefined;
  /** After a migration the server refuses a prepared statement whose columns are others now: it gets a new name. */
  readonly forget: (text: string) => void;
}

export function createStatementNames(): StatementNames {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text) => {
      const known = names.get(text);
      if (known) return known;
      if (text.includes(mark)) return undefined;
      if (!seen.has(text)) {
        if (seen.size === mostSeen) seen.clear();
        seen.add(text);
        return undefined;
      }
      if (given === mostNames) return undefined;
      given += 1;
      const name = `porao_${given}`;
      names.set(text, name);
      seen.delete(text);
      return name;
    },
    forget: (text) => names.delete(text),
  };
}

/** PostgreSQL's feature_not_supported: the columns of a prepared statement's result have changed. */
export const isOutdatedPlan = (error: unknown) =>
  hasCode(error, '0A000') && error instanceof Error && error.message.includes('cached plan');
