import { RemoteManifest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { tutorInfo } from '../testing/fixtures.ts';
import { describeFaults } from './describe-faults.ts';

const manifest = tutorInfo.manifest ?? undefined;
const [route] = manifest?.routes ?? [];

it.each<[object, string]>([
  [{ name: 'tutor' }, 'name is "tutor"; it must match ^mfe-[a-z][a-z0-9-]*$, such as "mfe-tutor".'],
  [{ contract: '1' }, 'contract is "1"; it must be a number.'],
  [{ emits: undefined }, 'emits is missing; it must be a list.'],
  [{ routes: [] }, 'routes is []; it must have at least 1 entry.'],
  [
    { routes: [{ ...route, path: 'tutors/:id?' }] },
    'routes[0].path is "tutors/:id?"; it must begin with /, such as "/tutors/:id?".',
  ],
  [
    { routes: [{ ...route, title: { en: 'Tutor', bn: '' } }] },
    'routes[0].title.bn is ""; it must not be empty.',
  ],
  [
    { menu: [{ place: 'main', path: '/x', label: route?.title, icon: 'star', order: 1, at: 'left' }] },
    'menu[0].at is "left"; it must be "side" or "bar" or "account".',
  ],
])('says what is wrong in %j and what is right', (change, sentence) => {
  const data = { ...manifest, ...change };
  const { error } = RemoteManifest.safeParse(data);
  expect(error && describeFaults(error, data)).toEqual([sentence]);
});
