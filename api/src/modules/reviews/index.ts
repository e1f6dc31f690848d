export { countOfTutor, ratingOfTutor } from './reviews.repository.ts';
export { reviewHandlers } from './reviews.routes.ts';
export { tellReviews } from './tell.ts';
export { hideReview, readShownReview } from './write.ts';
