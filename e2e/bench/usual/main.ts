import { fetchRegistry } from './page-data.ts';

// What Nx generates for remotes of a registry; the import is also where the shared packages are waited for.
void fetchRegistry().then(() => import('../../../shell/src/index.ts'));
