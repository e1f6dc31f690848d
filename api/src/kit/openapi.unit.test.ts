import { type Endpoint, endpoints, Failure, refusalsOf } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { statusOf } from './failure.ts';
import { openApiDocument, operationOf } from './openapi.ts';

const document = openApiDocument(endpoints);
const all = Object.entries<Endpoint>(endpoints);

interface Media {
  readonly schema?: { readonly $ref?: string };
  readonly example?: unknown;
  readonly examples?: Record<string, { value: unknown }>;
}
const mediaOf = (key: string, status: string) => {
  const response = operationOf(document, key)?.responses?.[status] as
    | { content?: Record<string, Media> }
    | undefined;
  return response?.content?.['application/json'];
};

describe('the OpenAPI document', () => {
  it.each(all)('shows %s whole, with examples that its schemas take', (key, endpoint) => {
    const operation = operationOf(document, key);
    expect(operation?.summary).toBe(endpoint.summary);
    const examples = Object.fromEntries(
      (operation?.parameters ?? []).flatMap((parameter) =>
        'name' in parameter ? [[parameter.name, parameter.example] as const] : [],
      ),
    );
    for (const part of [endpoint.params, endpoint.query]) {
      for (const name of Object.keys(part?.shape ?? {})) expect(examples).toHaveProperty(name);
      expect(part?.safeParse(examples).error).toBeUndefined();
    }
    const body = operation?.requestBody as { content: Record<string, Media> } | undefined;
    expect(body !== undefined).toBe(endpoint.body !== undefined);
    expect(endpoint.body?.safeParse(body?.content['application/json']?.example).error).toBeUndefined();
    const success = endpoint.file ? undefined : endpoint.response;
    expect(success?.safeParse(mediaOf(key, '200')?.example).error).toBeUndefined();
  });

  it.each(all)('names every failure of %s in the one shape', (key, endpoint) => {
    for (const code of refusalsOf(key, endpoint)) {
      const status = code === 'ACCOUNT_LOCKED' && endpoint.lockable ? 403 : statusOf[code];
      const media = mediaOf(key, String(status));
      expect(media?.schema).toEqual({ $ref: '#/components/schemas/Failure' });
      expect(Failure.parse(media?.examples?.[code]?.value)).toMatchObject({ code, status });
    }
  });

  it.each(all)('API-032 says of %s whether it needs a token', (key, { access }) => {
    const security = operationOf(document, key)?.security;
    const optional = access.startsWith('optional') ? [{}, { bearer: [] }] : [{ bearer: [] }];
    expect(security).toEqual(access === 'none' ? [] : optional);
  });
});
