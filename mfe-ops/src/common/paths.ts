import { pathsOf } from '@porao/platform/paths';

/** Each page's path, once (decision OQ-053). Titles and chunks are in `manifest.ts`, components in `pages.tsx`. */
export const patterns = {
  area: '/ops',
  today: '/ops/today',
  requests: '/ops/requests',
  request: '/ops/requests/:requestId',
  jobs: '/ops/jobs',
  job: '/ops/jobs/:jobId',
  deals: '/ops/deals',
  deal: '/ops/deals/:dealId',
  invoices: '/ops/invoices',
  people: '/ops/people',
  person: '/ops/people/:userId',
  operators: '/ops/operators',
  credentials: '/ops/credentials',
  lookups: '/ops/lookups',
  lookup: '/ops/lookups/:list',
  log: '/ops/log',
  outbox: '/ops/outbox',
  emails: '/ops/emails',
  queues: '/ops/queues',
  settings: '/ops/settings',
} as const;

export const paths = pathsOf(patterns);
