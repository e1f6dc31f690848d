export const reviewsCall = 'GET /api/reviews';
