import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { paths, patterns } from './common/paths.ts';

type Route = Omit<RemoteManifest['routes'][number], 'path'>;

const page = (chunk: string, en: string, bn: string, query?: string[]): Route => ({
  layout: 'public',
  access: 'anyone',
  title: { en, bn },
  chunk,
  ...(query && { query }),
});

const filters = [
  'place',
  'lat',
  'lon',
  'distance',
  'gender',
  'salary',
  'category',
  'class',
  'subject',
  'type',
  'days',
  'sort',
  'view',
  'cell',
];

export const manifest: RemoteManifest = {
  name: 'mfe-public',
  contract: contractVersion,
  emits: ['job.saved@1', 'job.applied@1'],
  listens: ['job.saved@1', 'job.applied@1'],
  routes: withPaths(patterns, {
    landing: page('landing', 'The right tutor, close to home', 'বাসার কাছেই মনের মতো টিউটর'),
    jobBoard: page('job-board', 'Job Board', 'টিউশন বোর্ড', filters),
    jobDetails: page('job-details', 'Job Details', 'টিউশনের বিবরণ'),
    shop: page('shop', 'Shop', 'শপ'),
    oldShop: page('shop', 'Shop', 'শপ'),
    support: page('support', 'Support', 'সাপোর্ট'),
    thanks: page('crm', 'Thank You', 'ধন্যবাদ', ['title', 'subtitleA', 'subtitleB']),
    lead: page('crm', 'Tell us what you need', 'কী দরকার জানান', ['id']),
    alerts: page('guest-alerts', 'Job alerts', 'টিউশনের খবর'),
    terms: page('terms', 'Terms & Conditions', 'শর্তাবলি'),
    privacy: page('privacy', 'Privacy Policy', 'গোপনীয়তা নীতি'),
  }),
  menu: [
    {
      place: 'main',
      order: 10,
      path: paths.jobBoard,
      label: { en: 'Job Board', bn: 'টিউশন বোর্ড' },
      icon: 'briefcase',
    },
    { place: 'main', order: 20, path: paths.shop, label: { en: 'Shop', bn: 'শপ' }, icon: 'shop' },
  ],
};
