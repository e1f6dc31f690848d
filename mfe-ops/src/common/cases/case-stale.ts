/** Calls whose answers a write about a case makes old. */
export const caseStale = [
  'GET /api/ops/cases',
  'GET /api/ops/cases/counts',
  'GET /api/ops/cases/unsafe',
  'GET /api/ops/cases/:id',
];
