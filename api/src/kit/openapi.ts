import { type Endpoint, Failure } from '@porao/contracts';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

const json = <S>(schema: S) => ({ 'application/json': { schema } });
const files = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }]));
const failure = (description: string) => ({ description, content: json(Failure) });

function operation(endpoint: Endpoint, tag: string): ZodOpenApiOperationObject {
  const open = ['none', 'optional', 'optional-pending'].includes(endpoint.access);
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    tags: [tag],
    security: open ? [] : [{ bearer: [] }],
    requestParams: {
      ...(endpoint.params && { path: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
    },
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body) } }),
    responses: {
      '200': {
        description: 'Success',
        content: endpoint.file ? files(endpoint.file.types) : json(endpoint.response),
      },
      '4XX': failure('Refused; `code` and `errors` tell why'),
      '5XX': failure('Failed on our side'),
    },
  };
}

/** The OpenAPI 3.1 document of the contracts. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const [method, path] = key.split(' ') as [string, string];
    const template = path.replace(/:(\w+)/g, '{$1}');
    const tag = path.split('/').find((part) => part && part !== 'api' && part !== 'v1') ?? 'api';
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(endpoint, tag) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Porao', version: '1.0.0', description: 'The calls of the tuition marketplace.' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  });
}
