import type { Endpoint } from '@porao/contracts';
import type { Context } from 'hono';
import { ApiFailure, fieldErrors, invalid } from './failure.ts';
import { boundsErrors, cleanInput } from './input-bounds.ts';

/** Bytes a request body may have, unless its endpoint takes more. */
export const bodyLimit = 1_048_576;
/** Bytes and fields of form data, which carries no files. */
const formLimit = 65_536;
const formFields = 100;

const sizeText = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_048_576)} MB`;
const tooLarge = (limit: number) =>
  new ApiFailure('TOO_LARGE', { key: 'request.tooLarge', params: { size: sizeText(limit) } });

/** Before the body is read, when its length is declared. */
export function refuseHugeBody(c: Context, limit: number): void {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit);
}

/** The client has disconnected; this is not a failure of the server. */
function clientGone(): never {
  throw new ApiFailure('MALFORMED', 'request.cut');
}

async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  // The length was compared with the limit before. Making a stream would be half the cost of a small call.
  if (request.headers.has('content-length'))
    return Buffer.from(await request.arrayBuffer().catch(clientGone));
  const chunks: Uint8Array[] = [];
  if (!request.body) return Buffer.alloc(0);
  // `for await` would close the connection before the refusal is sent.
  const reader = request.body.getReader();
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read().catch(clientGone);
      if (done) break;
      size += value.byteLength;
      if (size > limit) throw tooLarge(limit);
      chunks.push(value);
    }
  } finally {
    reader.releaseLock();
  }
  return Buffer.concat(chunks);
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Number of field separators, up to one above the limit; parsing many short fields is slow. */
function countFields(bytes: Buffer, type: string): number {
  const separator = /^multipart/i.test(type) ? '\n--' : '&';
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0 && count <= formFields; count++) {
    at = bytes.indexOf(separator, at + 1);
  }
  return count;
}

async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<object> {
  if (bytes.byteLength > formLimit) throw tooLarge(formLimit);
  if (countFields(bytes, type) > formFields) throw new ApiFailure('MALFORMED', 'request.tooManyFields');
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new ApiFailure('MALFORMED', 'request.malformedForm');
  }
}

/** The texts of a form that another site or server sends, whose fields no contract names. */
export async function readFields(c: Context): Promise<Record<string, string>> {
  refuseHugeBody(c, formLimit);
  const bytes = await readBytes(c.req.raw, formLimit);
  const type = c.req.header('content-type') ?? '';
  const fields = formTypes.test(type) ? await readForm(bytes, type) : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function readBody(c: Context, endpoint: Endpoint): Promise<unknown> {
  const bytes = await readBytes(c.req.raw, endpoint.maxBytes ?? bodyLimit);
  const type = c.req.header('content-type') ?? '';
  if (endpoint.form && formTypes.test(type)) return readForm(bytes, type);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiFailure('MALFORMED', 'request.malformed');
  }
}

function parse(schema: NonNullable<Endpoint['body']>, value: unknown, images?: readonly string[]): unknown {
  const outOfBounds = boundsErrors(value, images);
  if (Object.keys(outOfBounds).length > 0) throw invalid(outOfBounds);
  const parsed = schema.safeParse(cleanInput(value));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

/** Params, query and body of a request, each by the endpoint's schema. Parameters that do not match are a 404. */
export async function readInput(endpoint: Endpoint, c: Context) {
  const params = endpoint.params?.safeParse(c.req.param());
  if (params && !params.success) {
    throw new ApiFailure('NOT_FOUND', 'address.unknown', fieldErrors(params.error));
  }
  return {
    params: params?.data,
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : undefined,
    body: endpoint.body ? parse(endpoint.body, await readBody(c, endpoint), endpoint.images) : undefined,
  };
}
