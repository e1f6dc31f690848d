import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of kept pages. */
const keptBytes = 32 * 1_048_576;

export interface KeptPage {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

type Tagged = KeptPage & { readonly etag: string };

export type KeptPages = ReturnType<typeof keptPages>;

/** Pages as they are sent, for everybody who gets the same. */
export function keptPages(maxBytes = keptBytes) {
  const pages = new LRUCache<string, Tagged>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + JSON.stringify(headers).length,
  });
  const making = new Map<string, Promise<Tagged>>();

  async function make(key: string, made: () => Promise<KeptPage>): Promise<Tagged> {
    try {
      const page = await made();
      const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 16);
      const tagged = { ...page, etag: `"${hash}"` };
      pages.set(key, tagged);
      return tagged;
    } finally {
      making.delete(key);
    }
  }

  return {
    get: (key: string): Tagged | undefined => pages.get(key),
    bytes: (): number => pages.calculatedSize,
    /** The page of a key, which is made once however many ask for it. */
    of(key: string, made: () => Promise<KeptPage>): Tagged | Promise<Tagged> {
      const known = pages.get(key) ?? making.get(key);
      if (known) return known;
      const page = make(key, made);
      making.set(key, page);
      return page;
    },
  };
}

/** Whether a client has the page with that tag. */
export const isKnownTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;
