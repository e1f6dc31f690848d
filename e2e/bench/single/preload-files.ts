import type { PageRemote } from '@porao/contracts';
import { language } from '@porao/platform';
import type { LazyComponent } from '@porao/platform/shell';
import { remoteCode } from './remote-code.ts';

/** Replaces the shell's preloading: texts and code of the page, which `page-data.ts` names by its path, are asked for
 * at once. */
export function preloadFiles({ name }: PageRemote, paths: readonly string[]): void {
  const remote = remoteCode[name];
  remote?.messages(language).catch(() => {});
  for (const { path, element } of remote?.routes ?? []) {
    if (path === undefined || !paths.includes(path)) continue;
    const { type } = element as { type?: Partial<LazyComponent> };
    type?.preload?.().catch(() => {});
  }
}
