import type { RemoteManifest } from '@porao/contracts';
import { routes } from './routes.ts';

/** The side bar in the order of a day's work (the shell adds Sign Out). */
const icons = {
  today: 'dashboard',
  requests: 'list',
  jobs: 'briefcase',
  deals: 'check',
  invoices: 'payment',
  people: 'users',
  operators: 'lock',
  patterns: 'eye',
  credentials: 'shield',
  lookups: 'book',
  log: 'clock',
  replies: 'message',
  outbox: 'message',
  emails: 'mail',
  queues: 'refresh',
  report: 'calendar',
  settings: 'settings',
} as const;
const names = Object.keys(icons) as (keyof typeof icons)[];

const entryOf = (name: keyof typeof icons, order: number) => {
  const { path, title: label } = routes[name];
  return { path, icon: icons[name], label, place: 'ops', order };
};

export const menu: RemoteManifest['menu'] = [
  ...names.map((name, index) => ({
    ...entryOf(name, (index + 1) * 10),
    ...(name === 'report' && { role: 'lead' }),
  })),
  { ...entryOf('settings', 10), at: 'account' },
];
