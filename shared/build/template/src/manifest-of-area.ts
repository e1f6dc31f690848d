import type { RemoteManifest } from '@porao/contracts';
import { contractVersion } from '@porao/contracts/constants';
import { withPaths } from '@porao/platform/paths';
import { paths, patterns } from './common/paths.ts';

const title = { en: 'Sample', bn: 'নমুনা' };

export const manifest: RemoteManifest = {
  name: 'mfe-sample',
  contract: contractVersion,
  emits: [],
  listens: [],
  area: {
    name: 'sample',
    basePath: patterns.home,
    label: title,
    roles: ['sample-role'],
    home: paths.home,
  },
  routes: withPaths(patterns, {
    home: { layout: 'sample', access: 'signed-in', title, chunk: 'home' },
  }),
  menu: [{ place: 'sample', order: 10, path: paths.home, label: title, icon: 'dashboard' }],
};
