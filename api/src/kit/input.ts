import type { Endpoint } from '@porao/contracts';
import type { Context } from 'hono';
import { ApiFailure, type FieldErrors, fieldErrors, invalid } from './failure.ts';

/** Bytes a request body may have. */
export const bodyLimit = 1_048_576;

const tooLarge = () => new ApiFailure('TOO_LARGE', 'The request is too large: at most 1 MB can be sent.');

export function refuseHugeBody(c: Context): void {
  if (Number(c.req.header('content-length') ?? 0) > bodyLimit) throw tooLarge();
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c.req.raw);
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
    body: endpoint.body ? parse(endpoint.body, await readJson(c)) : undefined,
  };
}
