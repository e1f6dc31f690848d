import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { createApp } from '../src/app.ts';
import type { DB } from '../src/kit/database/rows.generated.ts';
import { createStatementNames } from '../src/kit/database/statement-names.ts';
import { createLog } from '../src/kit/log.ts';
import { testServices } from '../test/support/services.ts';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

export interface BenchCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** The statements that the API sends for each of these calls, as it sends them. */
export async function recordStatements(
  url: string,
  jwtSecret: string,
  calls: readonly BenchCall[],
): Promise<Statement[][]> {
  const pool = new Pool({ connectionString: url, max: 4 });
  let recorded: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void recorded.push({ text: query.sql, values: [...query.parameters] }),
  });
  const services = testServices(db);
  await services.lookups.current();
  const app = createApp({ ...services, log: createLog('silent'), jwtSecret });
  const all: Statement[][] = [];
  for (const { method, path, body, token } of calls) {
    recorded = [];
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    all.push(recorded);
  }
  await db.destroy();
  return all;
}

/** Sends statements through `pg` alone, prepared as the API prepares them; returns the rows of each. */
export function bareSender(pool: Pool) {
  const names = createStatementNames();
  return async (statements: readonly Statement[]) => {
    const rows: unknown[][] = [];
    for (const { text, values } of statements) {
      const name = names.of(text);
      rows.push((await pool.query({ text, values, ...(name && { name }) })).rows);
    }
    return rows;
  };
}
