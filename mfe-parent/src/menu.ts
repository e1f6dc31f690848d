import type { RemoteManifest } from '@porao/contracts';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

const settings = { en: 'Settings', bn: 'সেটিংস' };
const profile = { en: 'Profile', bn: 'প্রোফাইল' };

type Item = Omit<Entry, 'place' | 'order'>;

const side: Item[] = [
  { path: paths.home, icon: 'dashboard', label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' } },
  {
    path: paths.overview,
    icon: 'user',
    label: profile,
    items: [
      { path: paths.overview, label: { en: 'Overview', bn: 'পরিচিতি' } },
      { path: paths.timeline, label: { en: 'Timeline', bn: 'টাইমলাইন' } },
      { path: paths.reviews, label: { en: 'Reviews', bn: 'মতামত' } },
    ],
  },
  {
    path: paths.hire,
    icon: 'search',
    label: { en: 'Hire', bn: 'টিউটর নিন' },
    items: [
      { path: paths.hireTutor, label: { en: 'Home tutor', bn: 'হোম টিউটর' } },
      { path: paths.hireCoach, label: { en: 'Home coach', bn: 'হোম কোচ' } },
      { path: paths.onlineLesson, label: { en: 'Online lesson', bn: 'অনলাইন ক্লাস' } },
    ],
  },
  {
    path: paths.tutorRequests,
    icon: 'list',
    label: { en: 'Requests', bn: 'অনুরোধ' },
    items: [
      { path: paths.tutorRequests, label: { en: 'Tutor requests', bn: 'টিউটরের অনুরোধ' } },
      { path: paths.coachRequests, label: { en: 'Hired coaches', bn: 'কোচের অনুরোধ' } },
    ],
  },
  {
    path: paths.myTutor,
    icon: 'users',
    label: { en: 'Tutor & Coach', bn: 'টিউটর ও কোচ' },
    items: [
      { path: paths.myTutor, label: { en: 'My tutors', bn: 'আমার টিউটর' } },
      { path: paths.myCoach, label: { en: 'My coaches', bn: 'আমার কোচ' } },
      { path: paths.onlineTutor, label: { en: 'Online tutors', bn: 'অনলাইন টিউটর' } },
    ],
  },
  {
    path: paths.invoice,
    icon: 'payment',
    label: { en: 'Payment', bn: 'পেমেন্ট' },
    items: [
      { path: paths.invoice, label: { en: 'Invoice', bn: 'ইনভয়েস' } },
      { path: paths.transactions, label: { en: 'Transaction History', bn: 'লেনদেনের ইতিহাস' } },
    ],
  },
  { path: paths.community, icon: 'message', label: { en: 'Community', bn: 'কমিউনিটি' } },
  { path: paths.settings, icon: 'settings', label: settings },
  { path: paths.bag, icon: 'shop', label: { en: 'Bag', bn: 'ব্যাগ' } },
];

const account: Item[] = [
  { at: 'account', path: paths.overview, label: profile, icon: 'user' },
  { at: 'account', path: paths.settings, label: settings, icon: 'settings' },
];

/** The side bar in the order of PAR-032 (the shell adds Sign Out), then the menu of the account. */
export const menu: Entry[] = [side, account].flatMap((items) =>
  items.map((item, place) => ({ ...item, place: 'parent' as const, order: (place + 1) * 10 })),
);
