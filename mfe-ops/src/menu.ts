import type { RemoteManifest } from '@porao/contracts';
import { routes } from './routes.ts';

/** The side bar in the order of a day's work (the shell adds Sign Out). */
const icons = {
  today: 'dashboard',
  requests: 'list',
  jobs: 'briefcase',
  deals: 'check',
  cases: 'alert',
  invoices: 'payment',
  payments: 'money',
  people: 'users',
  operators: 'lock',
  patterns: 'eye',
  credentials: 'shield',
  lookups: 'book',
  seasons: 'calendar',
  log: 'clock',
  replies: 'message',
  outbox: 'message',
  emails: 'mail',
  queues: 'refresh',
  report: 'calendar',
  ledger: 'money',
  settings: 'settings',
} as const;
const forLeads: readonly string[] = ['report', 'ledger'];
const names = Object.keys(icons) as (keyof typeof icons)[];

const entryOf = (name: keyof typeof icons, order: number) => {
  const { path, title: label } = routes[name];
  return { path, icon: icons[name], label, place: 'ops', order };
};

export const menu: RemoteManifest['menu'] = [
  ...names.map((name, index) => ({
    ...entryOf(name, (index + 1) * 10),
    ...(forLeads.includes(name) && { role: 'lead' }),
  })),
  { ...entryOf('settings', 10), at: 'account' },
];
