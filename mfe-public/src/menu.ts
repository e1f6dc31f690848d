import type { RemoteManifest } from '@porao/contracts';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

/** The header, then the lists of the footer. */
export const menu: Entry[] = [
  {
    place: 'main',
    order: 10,
    path: paths.jobBoard,
    label: { en: 'Job Board', bn: 'টিউশন বোর্ড' },
    icon: 'briefcase',
  },
  { place: 'main', order: 20, path: paths.shop, label: { en: 'Shop', bn: 'শপ' }, icon: 'shop' },
  {
    place: 'footer-service',
    order: 10,
    path: paths.lead({ title: 'hire-coach' }),
    label: { en: 'Hire Coach', bn: 'কোচ নিন' },
    icon: 'search',
  },
  {
    place: 'footer-service',
    order: 20,
    path: paths.lead({ title: 'hire-tutor' }),
    label: { en: 'Hire Tutor', bn: 'টিউটর নিন' },
    icon: 'search',
  },
  {
    place: 'footer-pages',
    order: 10,
    path: paths.terms,
    label: { en: 'Terms & Conditions', bn: 'শর্তাবলি' },
    icon: 'file',
  },
  {
    place: 'footer-pages',
    order: 20,
    path: paths.privacy,
    label: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
    icon: 'lock',
  },
];
