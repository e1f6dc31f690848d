import type { RemoteManifest } from '@porao/contracts';
import { paths } from './common/paths.ts';

type Entry = RemoteManifest['menu'][number];

/** Both ways to join. Students and coaches cannot yet (AUT-001, OQ-016): their entries lead nowhere. */
export const menu: Entry[] = [
  {
    place: 'join-learn',
    order: 10,
    path: paths.parentSignUp,
    label: { en: 'As A Parent', bn: 'অভিভাবক হিসেবে' },
    icon: 'user',
  },
  {
    place: 'join-learn',
    order: 20,
    path: paths.signUpAs,
    inactive: true,
    label: { en: 'As A Student', bn: 'শিক্ষার্থী হিসেবে' },
    icon: 'user',
  },
  {
    place: 'join-teach',
    order: 10,
    path: paths.tutorSignUp,
    label: { en: 'As A Tutor', bn: 'টিউটর হিসেবে' },
    icon: 'user',
  },
  {
    place: 'join-teach',
    order: 20,
    path: paths.signUpAs,
    inactive: true,
    label: { en: 'As A Coach', bn: 'কোচ হিসেবে' },
    icon: 'user',
  },
  {
    place: 'footer-service',
    order: 30,
    path: paths.tutorSignUp,
    label: { en: 'Become a Tutor', bn: 'টিউটর হোন' },
    icon: 'user',
  },
  {
    place: 'footer-service',
    order: 40,
    path: paths.signUpAs,
    inactive: true,
    label: { en: 'Become a Coach', bn: 'কোচ হোন' },
    icon: 'user',
  },
];
