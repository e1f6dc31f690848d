import { randomUUID } from 'node:crypto';
import type { Lesson, LessonMonth } from '@porao/contracts';
import { dayInBangladesh } from '../../src/kit/bangladesh-time.ts';
import type { TestApp } from './app.ts';
import { createFamily, type openMarket, type TestFamily } from './family.repository.ts';
import { openSession, type TestPerson } from './people.repository.ts';
import { change, row } from './rows.repository.ts';

type Market = Awaited<ReturnType<typeof openMarket>>;
type Answer = { data: Lesson; message: string; errors: Record<string, string[]> };

const backMs = 40 * 86_400_000;

/** The day so many days from today in Bangladesh. */
export const dayFrom = (days: number) => dayInBangladesh(new Date(), days);

/** A running deal that was made 40 days ago, with the calls of both sides about its lessons. */
export async function lessonsOf(test: TestApp, market: Market, given?: TestFamily) {
  const week = new Date(Date.now() + 7 * 86_400_000);
  const asWeek = async <T extends TestPerson>(person: T, role: string): Promise<T> => ({
    ...person,
    token: await openSession(test.db, person.userId, role, week),
  });
  const family = await asWeek(given ?? (await createFamily(test.db)), 'parent');
  const tutor = await asWeek(await market.hire(family), 'tutor');
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  await change(test.db, 'deals', { created_at: new Date(Date.now() - backMs) }, { id });
  const path = `/api/deals/${id}/lessons`;
  const month = async (token: string, query = '') =>
    (await test.read<{ data: LessonMonth }>(`${path}${query}`, token)).data;
  const say = (token: string, body: object) =>
    test.send<Answer>(`POST ${path}`, { token, body: { key: randomUUID(), kind: 'held', ...body } });
  const enter = (body: object, token = tutor.token, send = test.send) =>
    send<Answer>(`POST ${path}/code`, { token, body: { key: randomUUID(), ...body } });
  /** The state of a day as this person reads it. */
  const at = async (token: string, day: string) =>
    (await month(token, `?month=${day.slice(0, 7)}`)).lessons.find((lesson) => lesson.day === day);
  const code = async () => (await month(family.token)).code?.digits ?? '';
  return { id, family, tutor, month, say, enter, at, code };
}

/** A code that is not this one. */
export const otherCode = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0');
