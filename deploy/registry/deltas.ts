import type { Release } from '@porao/contracts';
import { contentHash } from '@porao/contracts/page';

/** Path of a delta in its release. */
export const deltaName = (path: string, dictionary: string): string => `deltas/${path}/${dictionary}`;

export const deltaNames = ({ deltas = {} }: Pick<Release, 'deltas'>): string[] =>
  Object.entries(deltas).flatMap(([path, made]) =>
    Object.keys(made).map((dictionary) => deltaName(path, dictionary)),
  );

/** Integrity of the delta with this path, undefined for anything else. */
export function deltaIntegrity({ deltas }: Pick<Release, 'deltas'>, name: string): string | undefined {
  const [, path = '', dictionary = ''] = /^deltas\/(.+)\/([0-9a-f]{64})$/.exec(name) ?? [];
  return deltas?.[path]?.[dictionary];
}

/** The path of a content-named script or style with `*` for its hash: other versions of the file have the same.
 * Undefined for other files, and where a browser would read the path itself as a pattern. */
export function versionPattern(path: string): string | undefined {
  const found = contentHash(path);
  if (found === undefined || !/^[\w./~@-]+\.(js|css)$/.test(path)) return undefined;
  return path.replace(`.${found}.`, '.*.');
}
