import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncodings } from './assets.ts';

/** The text in a compression that the client accepts; a fast one, since every page is compressed again. */
export function encoded(c: Context, text: string): string | Uint8Array<ArrayBuffer> {
  const accepted = acceptedEncodings(c.req.header('accept-encoding'));
  c.header('vary', 'Accept-Encoding, Cookie');
  if (accepted.has('br')) {
    c.header('content-encoding', 'br');
    return new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
  }
  if (accepted.has('gzip')) {
    c.header('content-encoding', 'gzip');
    return new Uint8Array(gzipSync(text));
  }
  return text;
}
