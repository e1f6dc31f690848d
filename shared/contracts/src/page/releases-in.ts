import type { PageData } from './page-data.ts';
import { pageDataId } from './protocol.ts';

/** A release whose files a page may load. */
export interface KnownRelease {
  readonly name: string;
  readonly release: string;
  /** By path; in the page's own data that of the entry alone. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The contracts have no types of browsers. */
interface Page {
  readonly document?: { getElementById: (id: string) => { readonly textContent: string | null } | null };
}

/** Property of `window` with the releases of a page, the newest last. */
const knownName = 'poraoReleases';

const noted = () => (Reflect.get(globalThis, knownName) as KnownRelease[] | undefined) ?? [];

/** Makes releases known: errors and listeners of their files are told of them. */
export function noteReleases(added: readonly KnownRelease[]): void {
  forgetReleases(added);
  Reflect.set(globalThis, knownName, [...noted(), ...added]);
}

/** Other releases have taken the place of these. */
export function forgetReleases(gone: readonly Pick<KnownRelease, 'name' | 'release'>[]): void {
  const isGone = (one: KnownRelease) =>
    gone.some(({ name, release }) => one.name === name && one.release === release);
  const left = noted().filter((one) => !isGone(one));
  Reflect.set(globalThis, knownName, left);
}

function knownReleases(): readonly KnownRelease[] {
  const known = noted();
  if (known.length > 0) return known;
  // Before the shell's script ran, or where it does not come.
  try {
    const text = (globalThis as Page).document?.getElementById(pageDataId)?.textContent ?? '';
    const { shell, remotes }: Pick<PageData, 'shell' | 'remotes'> = JSON.parse(text);
    return [{ ...shell, name: 'shell' }, ...remotes];
  } catch {
    return [];
  }
}

/** Two releases may share the file: the code that runs last is the newest one's. */
function releaseOf(app: string, file: string): string | undefined {
  const known = knownReleases();
  let first: string | undefined;
  for (let at = known.length - 1; at >= 0; at -= 1) {
    const one = known[at];
    if (one?.name !== app) continue;
    if (Object.hasOwn(one.integrity, file)) return one.release;
    first = one.release;
  }
  // The page came with this one, and without a list of its files.
  return first;
}

const address = /\/(?:files\/([a-z0-9-]+)\/([^\s?:)]+)|releases\/([a-z0-9-]+)\/([0-9a-f]{12})\/)/g;

/** The releases whose files a stack or an address names, `mfe-x/0123456789ab`, innermost first. */
export function releasesIn(stack: string): string[] {
  const found: string[] = [];
  for (const [, sharing, file = '', app, id] of stack.matchAll(address)) {
    const release = sharing === undefined ? id : releaseOf(sharing, file);
    const name = `${sharing ?? app}/${release}`;
    if (release !== undefined && !found.includes(name)) found.push(name);
  }
  return found.slice(0, 8);
}
