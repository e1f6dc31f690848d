import { manifest as auth } from 'mfe-auth/manifest';
import { manifest as parent } from 'mfe-parent/manifest';
import { manifest as publicManifest } from 'mfe-public/manifest';
import { manifest as tutor } from 'mfe-tutor/manifest';

/** The remotes that the single-page build holds. */
export const manifests = [publicManifest, auth, tutor, parent];
