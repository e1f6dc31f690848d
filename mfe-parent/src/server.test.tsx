// @vitest-environment node
import { describeServerPages } from '@porao/platform/testing/server-pages';
import { manifest } from './manifest.ts';

describeServerPages(manifest, () => import('./server.tsx'));
