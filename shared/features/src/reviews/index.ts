export { ReviewCard } from './review.card.tsx';
export { ReviewsPart } from './reviews.part.tsx';
export { Stars } from './stars.tsx';
