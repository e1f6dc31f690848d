import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { menu } from './menu.ts';

type Route = Omit<RemoteManifest['routes'][number], 'path'>;

/** A page of the area; a redirect has no chunk. */
const page = (en: string, bn: string, chunk?: string): Route => ({
  layout: 'ops',
  access: 'operator',
  title: { en, bn },
  ...(chunk && { chunk }),
});

export const manifest: RemoteManifest = {
  name: 'mfe-ops',
  contract: contractVersion,
  emits: [],
  listens: [],
  area: {
    name: 'ops',
    basePath: patterns.area,
    label: { en: 'Operations', bn: 'পরিচালনা' },
    roles: ['operator'],
    home: patterns.today,
  },
  routes: withPaths(patterns, {
    area: page('Today', 'আজ'),
    today: { ...page('Today', 'আজ', 'today'), reads: ['GET /api/ops/today'], rendered: true },
    requests: {
      ...page('Requests', 'অনুরোধ', 'requests'),
      reads: ['GET /api/ops/requests', 'GET /api/city/select', 'GET /api/tutoringcategory/select'],
      query: ['page', 'stage', 'q', 'city', 'category', 'class', 'guardian', 'waiting', 'sort'],
      rendered: true,
    },
    request: page('Request', 'অনুরোধ', 'request'),
    jobs: page('Jobs', 'টিউশন', 'jobs'),
    job: page('Job', 'টিউশন', 'job'),
    deals: page('Deals', 'চলমান টিউশন', 'deals'),
    deal: page('Deal', 'চলমান টিউশন', 'deal'),
    invoices: page('Invoices', 'ইনভয়েস', 'invoices'),
    people: page('People', 'মানুষ', 'people'),
    person: page('Person', 'ব্যক্তি', 'person'),
    operators: page('Operators', 'অপারেটর', 'operators'),
    credentials: page('Credentials', 'সনদপত্র', 'credentials'),
    lookups: page('Lookups', 'তালিকা', 'lookups'),
    lookup: page('Lookup', 'তালিকা', 'lookup'),
    log: page('Log', 'কাজের রেকর্ড', 'log'),
    outbox: page('SMS outbox', 'পাঠানো এসএমএস', 'outbox'),
    emails: page('E-mail outbox', 'পাঠানো ইমেইল', 'emails'),
    queues: page('Background work', 'নেপথ্যের কাজ', 'queues'),
    settings: page('Settings', 'সেটিংস', 'settings'),
  }),
  menu,
};
