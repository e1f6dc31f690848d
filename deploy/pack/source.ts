/** Where the packages name each other: by file, as archives of one folder, or by version, in a registry of their own. The
 * public registry is never asked for our names, which anybody may take there. */
export interface Source {
  readonly version: string;
  /** Its address; null for archives. */
  readonly registry: string | null;
}

/** A release's own version, otherwise with the commit: `2.1.0-g1f3c9a2`, so that one sees which archives are installed.
 * `git` answers nothing where the sources are no repository. */
export function packedVersion(version: string, git: (...args: string[]) => string): string {
  const commit = git('rev-parse', '--short=7', 'HEAD');
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  const isRelease = git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`);
  if (commit === '' || (isRelease && !isChanged)) return version;
  return `${version}-g${commit}${isChanged ? '.changed' : ''}`;
}

/** As `npm pack` names it. */
const archiveOf = (name: string, version: string): string =>
  `${name.slice(1).replace('/', '-')}-${version}.tgz`;

/** The range of a package of ours in a package.json; npm looks for the file beside the archive that names it. */
export const rangeOf = (name: string, { version, registry }: Source): string =>
  registry === null ? `file:${archiveOf(name, version)}` : version;

/** No host has a name that ends in `.invalid` (RFC 2606): with archives a name of ours that is not among them is an error.
 * npx runs what is installed and fetches nothing. */
export const npmrcOf = ({ registry }: Source): string =>
  `@porao:registry=${registry ?? 'https://archives.invalid/'}\nyes=false\n`;
