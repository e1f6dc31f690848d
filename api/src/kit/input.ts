import type { Endpoint } from '@porao/contracts';
import type { Context } from 'hono';
import { ApiFailure, type FieldErrors, fieldErrors, invalid } from './failure.ts';

/** Bytes a request body may have, unless its endpoint takes more. */
export const bodyLimit = 1_048_576;

const tooLarge = (limit: number) =>
  new ApiFailure(
    'TOO_LARGE',
    `The request is too large: at most ${Math.floor(limit / 1_048_576)} MB can be sent.`,
  );

/** Before anything is read, where the length is told. */
export function refuseHugeBody(c: Context, limit: number): void {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new ApiFailure('MALFORMED', 'The request body is not valid form data.');
  }
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
    throw new ApiFailure('MALFORMED', 'The request body is not valid JSON.');
  }
}

/** PostgreSQL stores no NUL characters: refused here, so that no query fails on one. */
function nulErrors(value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') {
      if (next.value.includes('\0'))
        errors[next.path || 'body'] = ['This text has a character that cannot be stored.'];
    } else if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value)) {
        open.push({ path: next.path ? `${next.path}.${key}` : key, value: inner });
      }
    }
  }
  return errors;
}

function parse(schema: NonNullable<Endpoint['body']>, value: unknown): unknown {
  const nul = nulErrors(value);
  if (Object.keys(nul).length > 0) throw invalid(nul);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

/** Params, query and body of a request, each by the endpoint's schema. A path that fits none names nothing: 404. */
export async function readInput(endpoint: Endpoint, c: Context) {
  const params = endpoint.params?.safeParse(c.req.param());
  if (params && !params.success) {
    throw new ApiFailure('NOT_FOUND', 'There is nothing at this address.', fieldErrors(params.error));
  }
  return {
    params: params?.data,
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : undefined,
    body: endpoint.body ? parse(endpoint.body, await readBody(c, endpoint)) : undefined,
  };
}
