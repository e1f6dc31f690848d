import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../test/support/database.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import { findViewer } from './session.repository.ts';

it('API-161 the session of a call is read without planning the statement again, however many sessions there are', async () => {
  const { db, close } = await freshDatabase();
  onTestFinished(close);
  const { userId } = await createTutor(db);
  const ids = Array.from({ length: 3000 }, () => randomUUID());
  const session = { user_id: userId, role: 'tutor', expires_at: new Date(Date.now() + 3_600_000) };
  const sessions = ids.map((id) => ({ id, ...session }));
  await db.insertInto('sessions').values(sessions).execute();
  await run(db)`analyze`;
  await db.connection().execute(async (connection) => {
    for (const id of ids.slice(0, 20))
      expect(await findViewer(connection, id)).toMatchObject({ sessionId: id, userId });
    const rows = await many<{ planned: string }>(connection)`select custom_plans::text as planned
      from pg_prepared_statements where statement like '%from sessions s join users u on u.id%'`;
    // PostgreSQL tries five plans of their values before it keeps one for all.
    expect(rows).toEqual([{ planned: '5' }]);
  });
});
