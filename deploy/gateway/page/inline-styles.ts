import { LRUCache } from 'lru-cache';
import type { RegistryDriver } from '../../registry/index.ts';
import type { PageFile } from './page-files.ts';

const keptFiles = 200;

/** The text of a stylesheet for a style element; undefined for one that cannot be inlined. */
export type StyleReader = (file: PageFile) => Promise<string | undefined>;

/** Content needs its styles inlined: as stylesheets they would delay the shell while a remote's files do not come. */
export function styleReader(driver: RegistryDriver): StyleReader {
  const kept = new LRUCache<string, string, PageFile>({
    max: keptFiles,
    ignoreFetchAbort: true,
    async fetchMethod(_href, _stale, { context: { app, release, file, href } }) {
      const content = await driver.getFile(app, release, file);
      return content === null ? undefined : inlineable(Buffer.from(content).toString(), href);
    },
  });
  return (file) => kept.fetch(file.href, { context: file });
}

/** Addresses in a stylesheet are relative to its file. */
const inlineable = (style: string, href: string): string | undefined =>
  /@import|<\//i.test(style)
    ? undefined
    : style.replace(
        /url\((["']?)(?!["']|[a-z]+:|\/|#)([^"')]+)\1\)/gi,
        (_, quote: string, file: string) => `url(${quote}${addressOf(file, href)}${quote})`,
      );

/** A path, unless the stylesheet is of another origin. */
function addressOf(file: string, href: string): string {
  const { origin, pathname, href: whole } = new URL(file, new URL(href, nowhere));
  return origin === nowhere ? pathname : whole;
}

const nowhere = 'http://x';
