import type { PageRemote } from '@porao/contracts';
import { manifest as auth } from 'mfe-auth/manifest';
import { manifest as ops } from 'mfe-ops/manifest';
import { manifest as parent } from 'mfe-parent/manifest';
import { manifest as publicManifest } from 'mfe-public/manifest';
import { manifest as tutor } from 'mfe-tutor/manifest';

/** All remotes as a page lists them, without files of a release. */
export const remotes: PageRemote[] = [publicManifest, auth, tutor, parent, ops].map((manifest) => ({
  name: manifest.name,
  release: '',
  base: '',
  entry: '',
  global: '',
  manifest,
  needs: {},
  integrity: {},
}));
