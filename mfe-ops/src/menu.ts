import type { RemoteManifest } from '@porao/contracts';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

const settings = { path: paths.settings, icon: 'settings', label: { en: 'Settings', bn: 'সেটিংস' } };

/** The side bar in the order of a day's work (the shell adds Sign Out). */
const side: Omit<Entry, 'place' | 'order'>[] = [
  { path: paths.today, icon: 'dashboard', label: { en: 'Today', bn: 'আজ' } },
  { path: paths.requests, icon: 'list', label: { en: 'Requests', bn: 'অনুরোধ' } },
  { path: paths.jobs, icon: 'briefcase', label: { en: 'Jobs', bn: 'টিউশন' } },
  { path: paths.deals, icon: 'check', label: { en: 'Deals', bn: 'চলমান টিউশন' } },
  { path: paths.invoices, icon: 'payment', label: { en: 'Invoices', bn: 'ইনভয়েস' } },
  { path: paths.people, icon: 'users', label: { en: 'People', bn: 'মানুষ' } },
  { path: paths.operators, icon: 'lock', label: { en: 'Operators', bn: 'অপারেটর' } },
  { path: paths.credentials, icon: 'shield', label: { en: 'Credentials', bn: 'সনদপত্র' } },
  { path: paths.lookups, icon: 'book', label: { en: 'Lookups', bn: 'তালিকা' } },
  { path: paths.log, icon: 'clock', label: { en: 'Log', bn: 'কাজের রেকর্ড' } },
  { path: paths.outbox, icon: 'message', label: { en: 'SMS outbox', bn: 'পাঠানো এসএমএস' } },
  { path: paths.emails, icon: 'mail', label: { en: 'E-mail outbox', bn: 'পাঠানো ইমেইল' } },
  { path: paths.queues, icon: 'refresh', label: { en: 'Background work', bn: 'নেপথ্যের কাজ' } },
  settings,
];

export const menu: Entry[] = [
  ...side.map((entry, index) => ({ ...entry, place: 'ops', order: (index + 1) * 10 })),
  { ...settings, place: 'ops', order: 10, at: 'account' },
];
