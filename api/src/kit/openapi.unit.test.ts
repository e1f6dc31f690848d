import { type Endpoint, endpoints, Failure, refusalsOf } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failures } from './failure.ts';
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
      const status = code === 'ACCOUNT_LOCKED' && endpoint.lockable ? 403 : failures[code][0];
      const media = mediaOf(key, String(status));
      expect(media?.schema).toEqual({ $ref: '#/components/schemas/Failure' });
      expect(Failure.parse(media?.examples?.[code]?.value)).toMatchObject({ code, status });
    }
  });

  it.each(all)('API-032 says of %s whether it needs a session', (key, { access }) => {
    const security = operationOf(document, key)?.security;
    const ways = [...(access.startsWith('optional') ? [{}] : []), { bearer: [] }, { page: [] }];
    expect(security).toEqual(access === 'none' ? [] : ways);
  });

  it.each(all)(
    'API-170 takes no number for %s that the database cannot hold',
    (_, { params, query, body }) => {
      const integers: unknown[] = [];
      const look = (schema: unknown): void => {
        if (typeof schema !== 'object' || schema === null) return;
        if ('type' in schema && schema.type === 'integer') integers.push(schema);
        for (const part of Object.values(schema)) look(part);
      };
      for (const part of [params, query, body])
        if (part) look(z.toJSONSchema(part, { io: 'output', unrepresentable: 'any' }));
      for (const integer of integers) {
        const { maximum = Number.POSITIVE_INFINITY } = integer as { maximum?: number };
        expect({ integer, fits: maximum <= 2_147_483_647 }).toEqual({ integer, fits: true });
      }
    },
  );
});
