import type { RemoteManifest } from '@porao/contracts';

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
  side(10, '/tutor/dashboard', 'dashboard', { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }),
  side(20, '/tutor/job-board', 'briefcase', { en: 'Jobs', bn: 'টিউশন' }),
  side(30, '/tutor/profile', 'user', profile, {
    items: [
      { path: '/tutor/profile/overview', label: { en: 'Overview', bn: 'এক নজরে' } },
      { path: '/tutor/profile/students', label: { en: 'Students', bn: 'শিক্ষার্থী' } },
      { path: '/tutor/profile/update', label: { en: 'Update profile', bn: 'প্রোফাইল হালনাগাদ' } },
    ],
  }),
  side(
    40,
    '/tutor/my-students',
    'users',
    { en: 'My Students', bn: 'আমার শিক্ষার্থী' },
    {
      items: [
        {
          path: '/tutor/my-students',
          label: { en: 'Active students', bn: 'চলমান শিক্ষার্থী' },
          count: counted('continue'),
        },
        {
          path: '/tutor/my-pending-students',
          label: { en: 'Pending students', bn: 'অপেক্ষমাণ শিক্ষার্থী' },
          count: counted('in_process'),
        },
      ],
    },
  ),
  side(50, '/tutor/job-history', 'clock', { en: 'Job History', bn: 'আবেদনের ইতিহাস' }),
  side(60, '/tutor/confirmation-letters', 'file', { en: 'Confirmation Letters', bn: 'নিশ্চিতকরণ পত্র' }),
  side(70, '/tutor/shop', 'shop', { en: 'Shop', bn: 'শপ' }),
  side(
    80,
    '/tutor/payment',
    'payment',
    { en: 'Payment', bn: 'পেমেন্ট' },
    {
      items: [
        { path: '/tutor/payment/invoice', label: { en: 'Invoices', bn: 'ইনভয়েস' } },
        { path: '/tutor/payment/pay-now', label: { en: 'Pay now', bn: 'এখন পরিশোধ' } },
        {
          path: '/tutor/payment/transaction-history',
          label: { en: 'Transaction history', bn: 'লেনদেনের ইতিহাস' },
        },
      ],
    },
  ),
  side(90, '/tutor/settings', 'settings', settings),
  side(
    10,
    '/tutor/job-board/saved-jobs',
    'bookmark',
    { en: 'Saved jobs', bn: 'সংরক্ষিত টিউশন' },
    {
      at: 'bar',
      count: saved,
    },
  ),
  side(10, '/tutor/profile', 'user', profile, { at: 'account' }),
  side(20, '/support', 'help', { en: 'Support', bn: 'সাপোর্ট' }, { at: 'account' }),
  side(30, '/tutor/settings', 'settings', settings, { at: 'account' }),
];
