import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as releases from '../../deploy/local/releases.ts';

/** Builds and publishes the apps of the sources in a folder: ROOT DATA_DIR. */
const [root = '', dataDir = ''] = process.argv.slice(2);
const module = pathToFileURL(join(root, 'deploy/local/releases.ts')).href;
const { prepareReleases } = (await import(module)) as typeof releases;
await prepareReleases({ dataDir });
