import type { DealSide, Reviewable, reviewEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { readLessonDeal } from '../lessons/index.ts';
import { refusalOf } from './open.ts';
import * as repository from './reviews.repository.ts';
import { answerReview, withdrawReview, writeReview } from './write.ts';

export function reviewHandlers({ db }: Services): Handlers<typeof reviewEndpoints> {
  const listOpen = async (userId: number, side: DealSide): Promise<Reviewable[]> => {
    const now = new Date();
    const open: Reviewable[] = [];
    for (const { id } of await repository.listUnreviewed(db, userId, side)) {
      const deal = await readLessonDeal(db, id);
      const written = await repository.listOfDeal(db, id);
      if (!deal || (await refusalOf(db, deal, side, written, now)) !== null) continue;
      const name = side === 'tutor' ? deal.guardian_name : deal.tutor_name;
      open.push({ deal_id: id, class_name: deal.class_name, name, until: written[0]?.shown_at ?? null });
    }
    return open;
  };
  return {
    'GET /api/reviews': async ({ query: { side }, viewer: { userId } }) => {
      const [rating, open, about, mine] = await Promise.all([
        repository.readRating(db, userId, side),
        listOpen(userId, side),
        repository.listAbout(db, userId, side),
        repository.listMine(db, userId, side),
      ]);
      return { data: { rating: rating ?? null, open, about, mine } };
    },
    'GET /api/candidates/:id/reviews': async ({ params, viewer }) => {
      const tutorId = await repository.findCandidate(db, viewer.parentId, params.id);
      if (tutorId === undefined) throw new ApiFailure('NOT_FOUND', 'candidate.missing');
      const [rating, reviews] = await Promise.all([
        repository.readTutorRating(db, tutorId),
        repository.listOfTutor(db, tutorId),
      ]);
      return { data: { rating: rating ?? null, reviews } };
    },
    'POST /api/deals/:id/review': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const message = await inTransaction(db, (trx) => writeReview(trx, params.id, userId, body, now));
      return { status: 'success', message, data: null };
    },
    'POST /api/reviews/:id/answer': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      await inTransaction(db, (trx) => answerReview(trx, params.id, userId, body.text, now));
      return { status: 'success', message: 'review.answered', data: null };
    },
    'POST /api/reviews/:id/withdraw': async ({ params, viewer: { userId } }) => {
      const now = new Date();
      await inTransaction(db, (trx) => withdrawReview(trx, params.id, userId, now));
      return { status: 'success', message: 'review.withdrawn', data: null };
    },
  };
}
