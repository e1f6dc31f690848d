import { randomUUID } from 'node:crypto';
import type { Review, Reviews } from '@porao/contracts';
import type { TestApp } from './app.ts';
import type { openMarket, TestFamily } from './family.repository.ts';
import { dayFrom, lessonsOf } from './lessons.ts';
import { change, insert } from './rows.repository.ts';

type Market = Awaited<ReturnType<typeof openMarket>>;

/** Days of held lessons that are enough for a review. */
export const enough = [-36, -28, -20, -5];
export const scores = { time: 5, duty: 4, manner: 5, terms: 4 };
export const words = 'Every lesson began on time and was well prepared.';

/** A running deal of 40 days with the code of these days entered, and the calls of both sides about reviews. */
export async function reviewsOf(
  test: TestApp,
  market: Market,
  { days = enough, family: given }: { days?: readonly number[]; family?: TestFamily } = {},
) {
  const deal = await lessonsOf(test, market, given);
  const { id, family, tutor } = deal;
  for (const day of days) {
    const said = { kind: 'held', side: 'tutor', how: 'code', key: randomUUID() } as const;
    const at = new Date(Date.now() + day * 86_400_000);
    const row = { deal_id: id, day: dayFrom(day), ...said, user_id: tutor.userId, at };
    await insert(test.db, 'lesson_entries', row);
  }
  const tokens = { guardian: family.token, tutor: tutor.token };
  type Side = keyof typeof tokens;
  const write = (side: Side, body: object = {}) =>
    test.send<{ message: string; errors?: Record<string, string[]> }>(`POST /api/deals/${id}/review`, {
      token: tokens[side],
      body: { ...scores, text: words, ...body },
    });
  const read = async (side: Side) =>
    (await test.read<{ data: Reviews }>(`/api/reviews?side=${side}`, tokens[side])).data;
  const act = (side: Side, review: number, what: 'answer' | 'withdraw', body?: object) =>
    test.send<{ message: string }>(`POST /api/reviews/${review}/${what}`, {
      token: tokens[side],
      ...(body && { body }),
    });
  /** The clock: what was written is so many days old. */
  const passDays = (count: number) =>
    change(
      test.db,
      'reviews',
      { shown_at: new Date(Date.now() + (14 - count) * 86_400_000 - 1000) },
      { deal_id: id },
    );
  return { ...deal, write, read, act, passDays };
}

/** Reviews of a candidate as the guardian of the job reads them. */
export const readCandidate = (test: TestApp, applicationId: number, token: string) =>
  test.read<{ data: { rating: { stars: number; count: number } | null; reviews: Review[] } }>(
    `/api/candidates/${applicationId}/reviews`,
    token,
  );
