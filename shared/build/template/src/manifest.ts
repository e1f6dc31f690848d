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
  routes: withPaths(patterns, {
    home: { layout: 'public', access: 'anyone', title, chunk: 'home' },
  }),
  menu: [{ place: 'main', order: 90, path: paths.home, label: title, icon: 'star' }],
};
