import { activate, publish } from '../../../deploy/registry/index.ts';
import { ownRegistry } from '../../../deploy/registry/open.ts';
import { localKey } from '../../../deploy/registry/release-keys.ts';
import { buildSinglePage } from './build.ts';

interface SinglePage {
  readonly dataDir: string;
  /** Gets the build. */
  readonly dist: string;
  readonly split?: boolean;
}

/** The single-page build is a shell without remotes. */
export async function publishSinglePage({ dataDir, dist, split }: SinglePage): Promise<void> {
  await buildSinglePage(dist, split);
  const key = localKey({ DATA_DIR: dataDir });
  const driver = ownRegistry(dataDir);
  const by = { actor: 'bench', reason: 'single-page build', anySize: true };
  const { id } = await publish(driver, { app: 'shell', key, commit: '', dist });
  await activate(driver, { shell: id }, by);
}

if (import.meta.main) {
  const [dataDir = '', dist = ''] = process.argv.slice(2);
  await publishSinglePage({ dataDir, dist, split: true });
}
