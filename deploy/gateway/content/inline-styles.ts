import type { RegistryDriver } from '../../registry/index.ts';
import type { PageFile } from '../page-files.ts';
import { boundedMap } from './bounded-map.ts';

const keptFiles = 200;

/** The text of a stylesheet for a style element; null for one that cannot be inlined. */
export type StyleReader = (file: PageFile) => Promise<string | null>;

/** Reads the styles that a page's content needs, so that nothing else is fetched before it is seen. As stylesheets of
 * their own they would also delay the shell's scripts while a remote's files do not come. */
export function styleReader(driver: RegistryDriver): StyleReader {
  const kept = boundedMap<string, Promise<string | null>>(keptFiles);
  return ({ app, release, file, href }) => {
    const known = kept.get(href);
    if (known) return known;
    const found = driver
      .getFile(app, release, file)
      .then((content) => content && inlineable(Buffer.from(content).toString(), href));
    kept.set(href, found);
    found.catch(() => kept.delete(href));
    return found;
  };
}

/** Addresses in a stylesheet are relative to its file. */
const inlineable = (style: string, href: string): string | null =>
  /@import|<\//i.test(style)
    ? null
    : style.replace(
        /url\((["']?)(?!["']|[a-z]+:|\/|#)([^"')]+)\1\)/gi,
        (_, quote: string, file: string) =>
          `url(${quote}${new URL(file, `http://x${href}`).pathname}${quote})`,
      );
