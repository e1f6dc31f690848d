export const changesCall = 'GET /api/deals/:id/routine-changes';

/** Lessons and the weeks of both sides follow from what was agreed. */
export const staleCalls = [
  changesCall,
  'GET /api/deals/:id/lessons',
  'GET /api/my-tutor',
  'GET /api/tutor/deals',
] as const;
