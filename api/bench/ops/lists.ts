import { endpoints } from '@porao/contracts';

/** Filters that lists are also measured with, where the list is there. */
const variants: Readonly<Record<string, readonly string[]>> = {
  '/api/ops/requests': [
    'page=40',
    'sort=newest',
    'q=Karim',
    'city_id=1',
    'waiting_hours=24',
    'stage=Approved',
    'stage=all&guardian=15',
  ],
  '/api/ops/jobs': ['page=50', 'status=filled', 'q=Karim', 'applications=undecided', 'sort=ending'],
  '/api/ops/deals': ['page=50', 'waiting=any', 'q=Karim'],
  '/api/ops/invoices': ['status=unpaid', 'due=overdue', 'q=Karim'],
  '/api/ops/users': ['q=Karim', 'q=01600010007', 'page=500', 'role=parent', 'banned=1'],
  '/api/ops/credentials': ['page=100', 'state=verified'],
  '/api/ops/audit': ['subject=request', 'page=500'],
};
/** Reads of one thing, with an id of the filled database. */
const single = [
  '/api/ops/requests/11',
  '/api/ops/jobs/11',
  '/api/ops/jobs/11/applications',
  '/api/ops/jobs/11/fitting',
  '/api/ops/deals/11',
  '/api/ops/users/11',
];

/** Every list of the operators' calls, as path and query. */
export function opsLists(): string[] {
  const lists = Object.entries(endpoints).flatMap(([key, endpoint]) => {
    const [method, path = ''] = key.split(' ');
    const isList = method === 'GET' && path.startsWith('/api/ops/') && !('params' in endpoint);
    return isList && !('file' in endpoint) ? [path] : [];
  });
  return [
    ...lists.flatMap((path) => [path, ...(variants[path] ?? []).map((query) => `${path}?${query}`)]),
    ...single,
  ];
}
