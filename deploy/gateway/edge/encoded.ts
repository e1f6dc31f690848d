import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | undefined;

export function chosenEncoding(accepted: string | undefined): Encoding {
  const encodings = acceptedEncodings(accepted);
  return (['br', 'gzip'] as const).find((encoding) => encodings.has(encoding));
}

/** The text in a compression; a fast one, since most of them are used for seconds at most. */
export function encoded(text: string, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'Accept-Encoding, Cookie',
  ...(encoding && { 'content-encoding': encoding }),
});

export const acceptedEncodings = (header = ''): ReadonlySet<string> =>
  new Set(parseAccept(header.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
