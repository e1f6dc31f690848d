import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(m?js|css|html|json|svg|txt|xml|webmanifest|wasm|ttf)$/;

/** Below this many bytes the header costs more than compression saves. */
const tiny = 512;

export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The first 12 hex digits of the SHA-256 over the sorted list of paths and file hashes. */
export function releaseIdOf(files: ReadonlyMap<string, Uint8Array>): string {
  const list = [...files.keys()]
    .toSorted()
    .map((path) => `${path}\0${sha256(files.get(path) ?? new Uint8Array())}\n`);
  return sha256(Buffer.from(list.join(''))).slice(0, 12);
}

/** `path.br` and `path.gz` where they are worth it. */
export async function compressedVariants(
  path: string,
  content: Uint8Array,
): Promise<Map<string, Uint8Array>> {
  const variants = new Map<string, Uint8Array>();
  if (content.length < tiny || !compressible.test(path)) return variants;
  const [brotli, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) variants.set(`${path}.br`, brotli);
  if (gz.length < content.length) variants.set(`${path}.gz`, gz);
  return variants;
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
