import type { Release } from '@porao/contracts';
import { RegistryError } from './registry-error.ts';

/** Bytes after brotli. */
export const budgets = {
  shell: { script: 140_000, style: 20_000 },
  /** Any route of a remote, opened directly. */
  route: { script: 45_000 },
  /** The chunk of a slot's content: script and style. */
  fill: 8_000,
} as const;

export interface Weight {
  /** A route, or `first load` of the shell. */
  readonly what: string;
  readonly script: number;
  readonly style: number;
  readonly budget: { readonly script: number; readonly style?: number };
}

/** Returns the weight of this release's first views in the heavier language: one line for the shell, one for each
 * route of a remote. The shell's shared packages are not counted again for a remote. */
export function weightsOf(release: Release): Weight[] {
  const { entry, initial, chunks, manifest } = release;
  const weigh = (what: string, budget: Weight['budget'], chunk?: string): Weight => {
    const variants = ['locale-en', 'locale-bn'].map((locale) => {
      const files = [entry, ...initial, ...(chunks[locale] ?? []), ...((chunk && chunks[chunk]) || [])];
      return { script: bytesOf(release, files, '.js'), style: bytesOf(release, files, '.css') };
    });
    return {
      what,
      budget,
      script: Math.max(...variants.map(({ script }) => script)),
      style: Math.max(...variants.map(({ style }) => style)),
    };
  };
  if (manifest === null) return [weigh('first load', budgets.shell)];
  return manifest.routes.map(({ path, chunk }) => weigh(path, budgets.route, chunk));
}

/** Refuses a release whose first view is heavier than its budget. */
export function checkSize(release: Release): void {
  for (const weight of weightsOf(release)) checkWeight(release, weight);
  for (const { slot, chunk } of release.manifest?.fills ?? []) checkFill(release, slot, chunk);
}

function checkFill(release: Release, slot: string, chunk: string): void {
  const { name, id, chunks } = release;
  const files = chunks[chunk];
  if (!files)
    throw new RegistryError(
      'SIZE_BUDGET',
      `${name} ${id} fills ${slot} by the chunk ${chunk}, which its build does not have.`,
      'Name the chunk by `webpackChunkName` as `fills` in src/manifest.ts does.',
    );
  const bytes = bytesOf(release, files, '.js') + bytesOf(release, files, '.css');
  if (bytes > budgets.fill)
    throw new RegistryError(
      'SIZE_BUDGET',
      `${name} ${id}: its content of ${slot} takes ${kilobytes(bytes)}, its budget is ${kilobytes(budgets.fill)}.`,
      'Show less of it, with a link to a page of its own, or drop a dependency.',
    );
}

/** As `checkSize`, by the files of a remote that a browser loaded for a page: it may load more than its chunk. */
export function checkLoaded(release: Release, page: string, files: readonly string[]): void {
  if (release.manifest === null) return;
  const script = bytesOf(release, files, '.js');
  checkWeight(release, { what: `${page}, as a browser loads it,`, script, style: 0, budget: budgets.route });
}

function checkWeight({ name, id }: Release, { what, budget, ...weight }: Weight): void {
  for (const kind of ['script', 'style'] as const) {
    const most = budget[kind];
    if (most === undefined || weight[kind] <= most) continue;
    throw new RegistryError(
      'SIZE_BUDGET',
      `${name} ${id}: ${what} takes ${kilobytes(weight[kind])} of ${kind}, its budget is ${kilobytes(most)}.`,
      'Load what the first view does not show later (lazyComponent, a dynamic import), or drop a dependency.',
    );
  }
}

function bytesOf({ sizes }: Release, files: readonly string[], suffix: string): number {
  return [...new Set(files)]
    .filter((file) => file.endsWith(suffix))
    .reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
