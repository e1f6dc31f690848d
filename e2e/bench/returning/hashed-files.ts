import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';

interface HashedFile {
  readonly content: Buffer;
  readonly brotli: Buffer;
  /** Its name with a star in place of the hash. */
  readonly pattern: string;
  /** In dcz, by the digest of the dictionary. */
  readonly deltas: Map<string, Buffer>;
}

interface FileAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** So many builds before are dictionaries of a file. */
const mostDictionaries = 3;
/** Begins each answer in dcz (RFC 9842, section 5). */
const dczMagic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** Files of every build of one application, which a browser keeps for good, by names with a hash of their content; a
 * new version is sent as its difference from the version that the browser has. */
export function hashedFiles(prefix: string) {
  const files = new Map<string, HashedFile>();
  /** Contents by pattern, newest first. */
  const versions = new Map<string, Buffer[]>();

  const add = (dist: string) => {
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(dist.length + 1).replaceAll(sep, '/');
      const pattern = name.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '.*');
      if (!entry.isFile() || !(extname(name) in types) || pattern === name || files.has(name)) continue;
      const content = readFileSync(path);
      files.set(name, { content, brotli: brotliCompressSync(content), pattern, deltas: new Map() });
      versions.set(pattern, [content, ...(versions.get(pattern) ?? [])].slice(0, mostDictionaries + 1));
    }
  };

  const deltaOf = ({ content, pattern, deltas }: HashedFile, available: string): Buffer | undefined => {
    const known = deltas.get(available);
    if (known) return known;
    const dictionary = versions.get(pattern)?.find((one) => digestOf(one).toString('base64') === available);
    if (!dictionary || dictionary === content) return undefined;
    const params = {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 23,
    };
    const packed = zstdCompressSync(content, { dictionary, params });
    const delta = Buffer.concat([dczMagic, digestOf(dictionary), packed]);
    deltas.set(available, delta);
    return delta;
  };

  const answer = (name: string, asked: IncomingHttpHeaders): FileAnswer | undefined => {
    const file = files.get(name);
    if (!file) return undefined;
    const available = /^:(.+):$/.exec(String(asked['available-dictionary'] ?? ''))?.[1];
    const delta = available === undefined ? undefined : deltaOf(file, available);
    const body = delta ?? file.brotli;
    const headers = {
      'content-type': types[extname(name)],
      'content-encoding': delta ? 'dcz' : 'br',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': `match="${prefix}${file.pattern}"`,
      // Integrity is checked in answers that any origin may read.
      'access-control-allow-origin': '*',
    };
    return { headers, body };
  };
  return { add, answer };
}
