import type { RemoteManifest } from '@porao/contracts';
import { support } from '@porao/contracts/paths';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

/** Counts beside entries; the pages of the area read the same. */
const counted = (field: string) => ({ call: 'GET /api/tutoring/sidebar-counts', field });

const profile = { en: 'Profile', bn: 'প্রোফাইল' };
const settings = { en: 'Settings', bn: 'সেটিংস' };

type Item = Omit<Entry, 'place' | 'order'>;

const side: Item[] = [
  { path: paths.dashboard, icon: 'dashboard', label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } },
  { path: paths.jobBoard, icon: 'briefcase', label: { en: 'Jobs', bn: 'টিউশন' } },
  {
    path: paths.profile,
    icon: 'user',
    label: profile,
    items: [
      { path: paths.overview, label: { en: 'Overview', bn: 'এক নজরে' } },
      { path: paths.profileStudents, label: { en: 'Students', bn: 'শিক্ষার্থী' } },
      { path: paths.reviews, label: { en: 'Reviews', bn: 'মতামত' } },
      { path: paths.update, label: { en: 'Update profile', bn: 'প্রোফাইল বদলান' } },
    ],
  },
  {
    path: paths.students,
    icon: 'users',
    label: { en: 'My Students', bn: 'আমার শিক্ষার্থী' },
    items: [
      {
        path: paths.students,
        label: { en: 'Active students', bn: 'চলমান শিক্ষার্থী' },
        count: counted('continue'),
      },
      {
        path: paths.pendingStudents,
        label: { en: 'Pending students', bn: 'অপেক্ষায় থাকা শিক্ষার্থী' },
        count: counted('in_process'),
      },
    ],
  },
  { path: paths.jobHistory, icon: 'clock', label: { en: 'Job History', bn: 'আবেদনের ইতিহাস' } },
  { path: paths.letters, icon: 'file', label: { en: 'Confirmation Letters', bn: 'নিশ্চিতকরণ পত্র' } },
  { path: paths.shop, icon: 'shop', label: { en: 'Shop', bn: 'শপ' } },
  {
    path: paths.payment,
    icon: 'payment',
    label: { en: 'Payment', bn: 'পেমেন্ট' },
    items: [
      { path: paths.invoice, label: { en: 'Invoices', bn: 'ইনভয়েস' } },
      { path: paths.transactions, label: { en: 'Transaction history', bn: 'লেনদেনের ইতিহাস' } },
    ],
  },
  { path: paths.settings, icon: 'settings', label: settings },
];
const savedJobs: Item = {
  at: 'bar',
  path: paths.savedJobs,
  icon: 'bookmark',
  label: { en: 'Saved jobs', bn: 'সংরক্ষিত টিউশন' },
  count: counted('saved'),
};
const account: Item[] = [
  { at: 'account', path: paths.profile, icon: 'user', label: profile },
  { at: 'account', path: support, icon: 'help', label: { en: 'Support', bn: 'সাপোর্ট' } },
  { at: 'account', path: paths.settings, icon: 'settings', label: settings },
];

/** The side bar in the order of TUT-031 (the shell adds Sign Out), then the top bar. */
export const menu: Entry[] = [side, [savedJobs], account].flatMap((items) =>
  items.map((item, place) => ({ ...item, place: 'tutor' as const, order: (place + 1) * 10 })),
);
