/** Answers beside its list that name a student or an address, or count them. */
export const familyStale = ['GET /api/family-info', 'GET /api/tutor-request', 'GET /api/tutor-request/:id'];
