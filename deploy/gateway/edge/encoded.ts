import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | undefined;

/** The best compression that a client accepts. */
export function chosenEncoding(accepted: string | undefined): Encoding {
  const encodings = acceptedEncodings(accepted);
  return (['br', 'gzip'] as const).find((encoding) => encodings.has(encoding));
}

/** The text in a compression; a fast one, since most of them are used for seconds at most. */
export function encoded(text: string, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'br') return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
}

/** Headers of an answer in a compression. */
export const encodingHeaders = (encoding: Encoding): Record<string, string> => ({
  vary: 'Accept-Encoding, Cookie',
  ...(encoding && { 'content-encoding': encoding }),
});

export function acceptedEncodings(header: string | undefined): Set<string> {
  const offers = (header ?? '').toLowerCase().split(',');
  return new Set(
    offers.flatMap((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    }),
  );
}
