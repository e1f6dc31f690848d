import { JobBoardBody } from '@porao/contracts';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { DB } from '../src/kit/database/rows.generated.ts';
import { searchBoard } from '../src/modules/jobs/board.repository.ts';
import { readCards } from '../src/modules/jobs/index.ts';
import { perSecond } from './figures.ts';

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** The statements that the API sends for each of these boards, as it sends them. */
export async function recordStatements(url: string, boards: readonly JobBoardBody[]): Promise<Statement[][]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  let recorded: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void recorded.push({ text: query.sql, values: [...query.parameters] }),
  });
  const all: Statement[][] = [];
  for (const board of boards) {
    recorded = [];
    const { ids } = await searchBoard(db, JobBoardBody.parse(board), 10);
    await readCards(db, ids.slice(0, 10), null);
    all.push(recorded);
  }
  await db.destroy();
  return all;
}

/** Boards a second of the same statements through as large a pool as the API's, without HTTP and the API. */
export async function rawBoards(pool: Pool, boards: readonly Statement[][], clients: number, ms: number) {
  let next = 0;
  return perSecond(clients, ms, async () => {
    for (const { text, values } of boards[next++ % boards.length] ?? []) await pool.query(text, values);
  });
}
