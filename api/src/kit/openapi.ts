import {
  type Endpoint,
  Failure,
  type FailureCode,
  idempotencyHeader,
  refusalsOf,
  takesKey,
} from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { partsOf, textOf } from '@porao/contracts/messages';
import { sessionTokenCookie } from '@porao/contracts/page';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { failures } from './failure.ts';

type Endpoints = Readonly<Record<string, Endpoint>>;

const keyHeader = z.object({
  [idempotencyHeader]: z.uuid().optional().meta({
    description: 'The same for a call that is sent again: it gets the first answer for 24 hours.',
  }),
});

const json = (schema: z.ZodType, example: unknown) => ({ 'application/json': { schema, example } });
const input = (schema: z.ZodType) => exampleOf(schema, { io: 'input' });
const files = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }]));

function failureAnswers(key: string, endpoint: Endpoint) {
  const codes = refusalsOf(key, endpoint);
  const statusFor = (code: FailureCode) =>
    code === 'ACCOUNT_LOCKED' && endpoint.lockable ? 403 : failures[code][0];
  const statuses = [...new Set(codes.map(statusFor))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const those = codes.filter((code) => statusFor(code) === status);
      const examples = those.map((code) => {
        const value: Failure = {
          type: 'error',
          message: textOf(failures[code][1]),
          errors: {},
          key: partsOf(failures[code][1]).key,
          status,
          code,
        };
        return [code, { value }] as const;
      });
      const content = {
        'application/json': { schema: Failure, examples: Object.fromEntries(examples) },
      };
      return [String(status), { description: `code ${those.join(', ')}`, content }];
    }),
  );
}

/** Without a session, with one if there is one, or only with one: by its token, or the cookie of a page. */
function security({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'none') return [];
  const ways = [{ bearer: [] }, { page: [] }];
  return access === 'optional' || access === 'optional-pending' ? [{}, ...ways] : ways;
}

function operation(key: string, endpoint: Endpoint, tag: string): ZodOpenApiOperationObject {
  const { summary, access, params, query, body, form, response, file } = endpoint;
  const content = body && {
    ...json(body, input(body)),
    ...(form && { 'multipart/form-data': { schema: body } }),
  };
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
    summary,
    description: `Access: ${access}`,
    tags: [tag],
    security: security(endpoint),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(takesKey(key) && { header: keyHeader }),
    },
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      '200': {
        description: 'Success',
        content: file ? files(file.types) : json(response, exampleOf(response, { io: 'output' })),
      },
      ...failureAnswers(key, endpoint),
    },
  };
}

type Document = ReturnType<typeof createDocument>;

/** zod-openapi cannot add an example to a parameter. */
function addParameterExamples(document: Document, endpoints: Endpoints): Document {
  for (const [key, { params, query }] of Object.entries(endpoints)) {
    const examples = {
      ...(params && (input(params) as object)),
      ...(query && (input(query) as object)),
    } as Record<string, unknown>;
    for (const parameter of operationOf(document, key)?.parameters ?? []) {
      if ('name' in parameter && parameter.name in examples) parameter.example = examples[parameter.name];
    }
  }
  return document;
}

const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The operation of `POST /api/apply/:jobId` in the document. */
export function operationOf(document: Document, key: string) {
  const [method = '', path = ''] = key.split(' ');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return document.paths?.[templateOf(path)]?.[verb];
}

export function openApiDocument(endpoints: Endpoints): Document {
  const paths: ZodOpenApiPathsObject = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    const tag = path.split('/').find((part) => part && part !== 'api' && part !== 'v1') ?? 'api';
    const template = templateOf(path);
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(key, endpoint, tag) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'Porao', version: '1.0.0', description: 'The calls of the tuition marketplace.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        page: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionTokenCookie(true),
          description: '`Authorization: Account <id>` names whose it is; writes come from the own origin.',
        },
      },
    },
  });
  return addParameterExamples(document, endpoints);
}
