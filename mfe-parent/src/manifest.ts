import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';

const area = { layout: 'parent', access: 'parent' } as const;
const dashboard = { en: 'Dashboard', bn: 'ড্যাশবোর্ড' };

export const manifest: RemoteManifest = {
  name: 'mfe-parent',
  contract: contractVersion,
  emits: [],
  listens: ['profile.changed@1'],
  routes: [
    { ...area, path: '/parent', title: dashboard },
    { ...area, path: '/parent/dashboard', title: dashboard, chunk: 'dashboard' },
    {
      ...area,
      path: '/parent/dashboard/settings/students',
      title: { en: 'Students', bn: 'শিক্ষার্থী' },
      chunk: 'students',
    },
    {
      ...area,
      path: '/parent/dashboard/settings/location',
      title: { en: 'Locations', bn: 'ঠিকানা' },
      chunk: 'locations',
    },
  ],
  menu: [{ place: 'parent', order: 10, path: '/parent/dashboard', label: dashboard, icon: 'dashboard' }],
};
