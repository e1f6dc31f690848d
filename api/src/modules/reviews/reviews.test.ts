import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { enough, readCandidate, reviewsOf, scores, words } from '../../../test/support/reviews.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { tellReviews } from './tell.ts';

const test = await openTestApp();
const market = await openMarket(test);
const day = 86_400_000;
const other = { guardian: 'tutor', tutor: 'guardian' } as const;
const sides = ['guardian', 'tutor'] as const;

describe('a review', () => {
  it('API-460 RUL-085 takes 30 days of held lessons, at least four', async () => {
    const cases: (readonly number[])[] = [[], enough.slice(1), [-36, -20, -5], [-30, -20, -10, -1]];
    for (const days of cases) {
      const { write, read } = await reviewsOf(test, market, { days });
      for (const side of sides) {
        expect((await read(side)).open).toEqual([]);
        expectFailure(await write(side), 409, 'CONFLICT');
      }
    }
    const { id, read } = await reviewsOf(test, market);
    expect((await read('guardian')).open).toEqual([
      { deal_id: id, class_name: 'Class 8', name: 'Test Person', until: null },
    ]);
  });

  it('API-460 asks for the four answers and some words, and stores nothing otherwise', async () => {
    const { id, write } = await reviewsOf(test, market);
    for (const body of [{ time: 0 }, { duty: 6 }, { manner: 'x' }, { terms: undefined }, { text: 'Good' }])
      expectErrors(await write('guardian', body), [Object.keys(body)[0] ?? '']);
    expect(await rows(test.db, 'reviews', ['id'], { deal_id: id })).toEqual([]);
    expect((await write('guardian', { time: '4' })).status).toBe(200);
  });

  it.each(sides)(
    'API-461 RUL-086 of the %s alone is not shown to the other side for 14 days',
    async (side) => {
      const { write, read, passDays, tutor, family } = await reviewsOf(test, market);
      expect((await write(side)).body.message).toMatch(/or after 14 days/);
      const secret = async () => JSON.stringify([await read(other[side])]);
      expect(await secret()).not.toContain(words);
      expect((await readCandidate(test, tutor.applicationId, family.token)).data.reviews).toEqual([]);
      expect((await read(side)).mine).toMatchObject([{ state: 'waiting', text: words, scores }]);
      expect((await read(other[side])).open).toMatchObject([{ until: expect.any(String) }]);
      await passDays(14);
      expect((await read(other[side])).about).toMatchObject([{ side, text: words, scores, answer: null }]);
      // A side that has read it writes none any more.
      expect((await read(other[side])).open).toEqual([]);
      expectFailure(await write(other[side]), 409, 'CONFLICT');
    },
  );

  it('API-461 RUL-086 both are shown at once when there are two, also where both come at the same time', async () => {
    const { write, read } = await reviewsOf(test, market);
    const answers = await Promise.all(sides.map((side) => write(side)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const side of sides) {
      const { about, mine, open } = await read(side);
      expect([about.length, mine[0]?.state, open]).toEqual([1, 'shown', []]);
    }
  });

  it('API-460 is written once: twice at the same time and later', async () => {
    const { id, write } = await reviewsOf(test, market);
    const answers = await Promise.all([write('tutor'), write('tutor'), write('tutor')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expectFailure(await write('tutor'), 409, 'CONFLICT');
    expect(await rows(test.db, 'reviews', ['id'], { deal_id: id })).toHaveLength(1);
  });

  it('API-462 is answered once, by whom it is about, once it is shown', async () => {
    const { write, read, act } = await reviewsOf(test, market);
    await write('guardian');
    const id = (await read('guardian')).mine[0]?.id ?? 0;
    const body = { text: 'Thank you. Call 01711-223344.' };
    expectFailure(await act('tutor', id, 'answer', body), 404, 'NOT_FOUND');
    await write('tutor');
    expectFailure(await act('guardian', id, 'answer', body), 404, 'NOT_FOUND');
    expectErrors(await act('tutor', id, 'answer', { text: 'Thanks' }), ['text']);
    expect((await act('tutor', id, 'answer', body)).status).toBe(200);
    expectFailure(await act('tutor', id, 'answer', body), 409, 'CONFLICT');
    expect((await read('guardian')).mine).toMatchObject([{ answer: 'Thank you. Call •••.' }]);
  });

  it('API-463 RUL-088 is taken back by its writer: the words are deleted, and there is no second one', async () => {
    const { id, write, read, act } = await reviewsOf(test, market);
    for (const side of sides) await write(side);
    const review = (await read('guardian')).mine[0]?.id ?? 0;
    await act('tutor', review, 'answer', { text: 'Thank you very much.' });
    expectFailure(await act('tutor', review, 'withdraw'), 404, 'NOT_FOUND');
    expect((await act('guardian', review, 'withdraw')).status).toBe(200);
    expectFailure(await act('guardian', review, 'withdraw'), 409, 'CONFLICT');
    const gone = { time: null, duty: null, manner: null, terms: null, body: null, answer: null };
    expect(
      await row(test.db, 'reviews', ['time', 'duty', 'manner', 'terms', 'body', 'answer'], { id: review }),
    ).toEqual(gone);
    expect((await read('tutor')).about).toEqual([]);
    expect((await read('guardian')).mine).toMatchObject([{ state: 'withdrawn', text: null, scores: null }]);
    expectFailure(await write('guardian'), 409, 'CONFLICT');
    expect(await rows(test.db, 'reviews', ['id'], { deal_id: id })).toHaveLength(2);
  });

  it('API-463 one that was taken back before it was shown does not show the other one sooner', async () => {
    const { write, read, act } = await reviewsOf(test, market);
    await write('guardian');
    await act('guardian', (await read('guardian')).mine[0]?.id ?? 0, 'withdraw');
    expect((await write('tutor')).status).toBe(200);
    expect((await read('guardian')).about).toEqual([]);
    expect((await read('tutor')).mine).toMatchObject([{ state: 'waiting' }]);
  });

  it('API-460 of a tuition that ended is written within 60 days', async () => {
    const { id, write, read } = await reviewsOf(test, market);
    await change(test.db, 'deals', { state: 'ended' }, { id });
    const ended = async (days: number) => {
      const at = new Date(Date.now() - days * day);
      const ended = { entity: 'deal', entity_id: id, from_state: 'continue', to_state: 'ended' } as const;
      await insert(test.db, 'transitions', { ...ended, actor: 'system', at });
    };
    await ended(61);
    expect((await read('tutor')).open).toEqual([]);
    expectFailure(await write('tutor'), 409, 'CONFLICT');
    await ended(59);
    expect((await write('tutor')).status).toBe(200);
  });

  it('API-464 is of its own sides alone', async () => {
    const { id, write, read } = await reviewsOf(test, market);
    await write('guardian');
    const review = (await read('guardian')).mine[0]?.id ?? 0;
    const { token } = await createFamily(test.db);
    const body = { ...scores, text: words };
    expectFailure(await test.send(`POST /api/deals/${id}/review`, { token, body }), 404, 'NOT_FOUND');
    expectFailure(await test.send(`POST /api/reviews/${review}/withdraw`, { token }), 404, 'NOT_FOUND');
    expectFailure(await test.send(`POST /api/reviews/${review}/answer`, { token, body }), 404, 'NOT_FOUND');
  });
});

describe('what a review is told of', () => {
  const told = async (user_id: number) => {
    const found = await rows(test.db, 'notices', ['text_key', 'params'], { user_id });
    return found.filter(({ text_key }) => text_key.startsWith('notice.review.'));
  };
  const keys = async (user_id: number) => (await told(user_id)).map(({ text_key }) => text_key);

  it('NTF-115 NTF-116 NTF-117 both sides once when they can, the other one of its time, and when it is shown', async () => {
    const { family, tutor, write, passDays } = await reviewsOf(test, market);
    await tellReviews(test.db);
    await tellReviews(test.db);
    expect(await keys(family.userId)).toEqual(['notice.review.open']);
    await write('tutor');
    expect(await keys(tutor.userId)).toEqual(['notice.review.open']);
    expect(await keys(family.userId)).toContain('notice.review.written');
    expect(JSON.stringify(await told(family.userId))).not.toContain(words);
    await tellReviews(test.db);
    expect(await keys(family.userId)).not.toContain('notice.review.shown');
    await passDays(14);
    await tellReviews(test.db);
    await tellReviews(test.db);
    expect((await keys(family.userId)).filter((key) => key === 'notice.review.shown')).toHaveLength(1);
  });

  it('NTF-118 its writer of the answer; without enough lessons nobody of anything', async () => {
    const few = await reviewsOf(test, market, { days: [-36, -5] });
    await tellReviews(test.db);
    expect(await keys(few.family.userId)).toEqual([]);
    const { family, write, read, act } = await reviewsOf(test, market);
    for (const side of sides) await write(side);
    await act('tutor', (await read('guardian')).mine[0]?.id ?? 0, 'answer', { text: 'Thank you very much.' });
    expect(await keys(family.userId)).toContain('notice.review.answered');
  });
});
