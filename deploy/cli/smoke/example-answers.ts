import { type Endpoint, endpoints } from '@porao/contracts';
import { exampleOf } from '@porao/contracts/example';
import { routeMatcher } from '@porao/contracts/page';

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

const unavailable: Answer = {
  status: 503,
  json: { type: 'error', message: 'Not now.', errors: {}, status: 503, code: 'UNAVAILABLE' },
};

const contracts = Object.entries<Endpoint>(endpoints).map(([key, endpoint]) => ({
  // `/GET/api/v1/user`: a method is matched as the first part of the path.
  path: `/${key.replace(' ', '')}`,
  endpoint,
}));
const match = routeMatcher(contracts, ({ path }) => path);
const examples = new Map<Endpoint, Answer>();

/** What a call could answer by its contract, without an API; 503 for files and calls that no contract has. */
export function exampleAnswer(method: string, pathname: string): Answer {
  const endpoint = match(`/${method}${pathname}`)?.endpoint;
  if (endpoint === undefined || endpoint.file) return unavailable;
  const answer = examples.get(endpoint) ?? {
    status: 200,
    json: exampleOf(endpoint.response, { io: 'output' }),
  };
  examples.set(endpoint, answer);
  return answer;
}
