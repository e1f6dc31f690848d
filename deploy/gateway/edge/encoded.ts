import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, createGzip, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { ApiAnswer } from './api-call.ts';

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

/** Bytes of an answer below which it is sent as it is: it fits in one packet. */
const leastBytes = 1_024;

/** Half the time of the usual level 6, for a tenth more bytes. */
const level = 1;

/** The answer in gzip, where the client takes it. A whole one in one go: a stream takes twice the processor time. */
export function compressed(answer: ApiAnswer, method: string, accepted: string | undefined): ApiAnswer {
  const { headers, body } = answer;
  if (method === 'HEAD' || !isCompressible(answer) || !acceptedEncodings(accepted).has('gzip')) return answer;
  // It names other bytes.
  const etag = headers['etag'] && { etag: `W/${textOf(headers['etag']).replace(/^W\//, '')}` };
  return {
    ...answer,
    headers: { ...headers, ...etag, 'content-encoding': 'gzip', 'content-length': undefined },
    // An error ends the answer, by whoever sends it.
    body:
      body instanceof Readable ? pipeline(body, createGzip({ level }), () => {}) : gzipSync(body, { level }),
  };
}

const isCompressible = ({ status, headers, body }: ApiAnswer): boolean =>
  status !== 206 &&
  headers['content-encoding'] === undefined &&
  (body instanceof Readable || body.length >= leastBytes) &&
  COMPRESSIBLE_CONTENT_TYPE_REGEX.test(textOf(headers['content-type'])) &&
  !/\bno-transform\b/i.test(textOf(headers['cache-control']));

const textOf = (value: string | string[] | undefined): string => value?.toString() ?? '';
