import { type Endpoint, endpoints } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { routeMatcher } from '@porao/contracts/page';

const contracts = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => ({
  // `/GET/api/v1/user`: a method is matched as the first part of the path.
  path: `/${key.replace(' ', '')}`,
  endpoint,
}));
const match = routeMatcher(contracts, ({ path }) => path);
const examples = new Map<Endpoint, unknown>();

/** Returns an answer that fits the call's contract, without an API; 503 for files and calls that no contract has. */
export function exampleAnswer({ method, url }: Request): Response {
  const endpoint = match(`/${method}${new URL(url).pathname}`)?.endpoint;
  if (endpoint === undefined || endpoint.file)
    return Response.json(
      { type: 'error', message: 'Not now.', errors: {}, status: 503, code: 'UNAVAILABLE' },
      { status: 503 },
    );
  const example = examples.get(endpoint) ?? exampleOf(endpoint.response, { io: 'output' });
  examples.set(endpoint, example);
  return Response.json(example);
}
