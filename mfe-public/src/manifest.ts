import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';

/** Plain data: the build reads it in Node. */
export const manifest: RemoteManifest = {
  name: 'mfe-public',
  contract: contractVersion,
  emits: ['job.saved@1', 'job.applied@1'],
  listens: ['job.saved@1', 'job.applied@1'],
  routes: [
    {
      path: '/',
      layout: 'public',
      access: 'anyone',
      title: { en: 'The right tutor, close to home', bn: 'বাসার কাছেই মনের মতো টিউটর' },
      chunk: 'landing',
    },
    {
      path: '/job-board',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Job Board', bn: 'টিউশন বোর্ড' },
      chunk: 'job-board',
    },
    {
      path: '/job-details/:jobId?',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Job Details', bn: 'টিউশনের বিবরণ' },
      chunk: 'job-details',
    },
    {
      path: '/porao-shop',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Shop', bn: 'শপ' },
      chunk: 'shop',
    },
    {
      path: '/shop',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Shop', bn: 'শপ' },
      chunk: 'shop',
    },
    {
      path: '/support',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Support', bn: 'সাপোর্ট' },
      chunk: 'support',
    },
    {
      path: '/crm/thanks',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Thank You', bn: 'ধন্যবাদ' },
      chunk: 'crm',
    },
    {
      path: '/crm/:title?',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Tell us what you need', bn: 'কী দরকার জানান' },
      chunk: 'crm',
    },
    {
      path: '/terms-conditions',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Terms & Conditions', bn: 'শর্তাবলি' },
      chunk: 'terms',
    },
    {
      path: '/privacy-policy',
      layout: 'public',
      access: 'anyone',
      title: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
      chunk: 'privacy',
    },
  ],
  menu: [
    {
      place: 'main',
      order: 10,
      path: '/job-board',
      label: { en: 'Job Board', bn: 'টিউশন বোর্ড' },
      icon: 'briefcase',
    },
    { place: 'main', order: 20, path: '/porao-shop', label: { en: 'Shop', bn: 'শপ' }, icon: 'shop' },
  ],
};
