import type { RemoteManifest } from '@porao/contracts';
import { support } from '@porao/platform/site-paths';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

/** Counts beside entries; the pages of the area read the same. */
const counted = (field: string) => ({ call: 'GET /api/tutoring/sidebar-counts', field });
const saved = counted('saved');

const side = (
  order: number,
  path: string,
  icon: string,
  label: Entry['label'],
  more?: Partial<Entry>,
): Entry => ({
  place: 'tutor',
  order,
  path,
  icon,
  label,
  ...more,
});

const profile = { en: 'Profile', bn: 'প্রোফাইল' };
const settings = { en: 'Settings', bn: 'সেটিংস' };

/** The side bar in the order of TUT-031 (the shell adds Sign Out), then the top bar. */
export const menu: Entry[] = [
  side(10, paths.dashboard, 'dashboard', { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }),
  side(20, paths.jobBoard, 'briefcase', { en: 'Jobs', bn: 'টিউশন' }),
  side(30, paths.profile, 'user', profile, {
    items: [
      { path: paths.overview, label: { en: 'Overview', bn: 'এক নজরে' } },
      { path: paths.profileStudents, label: { en: 'Students', bn: 'শিক্ষার্থী' } },
      { path: paths.update, label: { en: 'Update profile', bn: 'প্রোফাইল বদলান' } },
    ],
  }),
  side(
    40,
    paths.students,
    'users',
    { en: 'My Students', bn: 'আমার শিক্ষার্থী' },
    {
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
  ),
  side(50, paths.jobHistory, 'clock', { en: 'Job History', bn: 'আবেদনের ইতিহাস' }),
  side(60, paths.letters, 'file', { en: 'Confirmation Letters', bn: 'নিশ্চিতকরণ পত্র' }),
  side(70, paths.shop, 'shop', { en: 'Shop', bn: 'শপ' }),
  side(
    80,
    paths.payment,
    'payment',
    { en: 'Payment', bn: 'পেমেন্ট' },
    {
      items: [
        { path: paths.invoice, label: { en: 'Invoices', bn: 'ইনভয়েস' } },
        { path: paths.payNow, label: { en: 'Pay now', bn: 'এখনই পরিশোধ করুন' } },
        {
          path: paths.transactions,
          label: { en: 'Transaction history', bn: 'লেনদেনের ইতিহাস' },
        },
      ],
    },
  ),
  side(90, paths.settings, 'settings', settings),
  side(
    10,
    paths.savedJobs,
    'bookmark',
    { en: 'Saved jobs', bn: 'সংরক্ষিত টিউশন' },
    {
      at: 'bar',
      count: saved,
    },
  ),
  side(10, paths.profile, 'user', profile, { at: 'account' }),
  side(20, support, 'help', { en: 'Support', bn: 'সাপোর্ট' }, { at: 'account' }),
  side(30, paths.settings, 'settings', settings, { at: 'account' }),
];
