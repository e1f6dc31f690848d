import type { EndpointCall } from './calls.ts';

/** Bytes of a refusal, whatever was sent; below four times any request of more than 4 kB. */
export const largestRefusal = 16_000;

/** A request made to be refused with more bytes or work than it took to send. */
export interface Amplifying {
  readonly name: string;
  readonly address: string;
  readonly type: string;
  readonly body: string | undefined;
}

const json = 'application/json';
const repeated = (text: string, bytes: number) => text.repeat(Math.max(1, Math.floor(bytes / text.length)));
const list = (item: string, bytes: number) => `[${repeated(`${item},`, bytes)}${item}]`;
const nul = '"\\u0000"';

/** JSON of about `bytes` by which one field, or a field that no schema has, grows. */
export function hostileJson(bytes: number): Record<string, string> {
  const keys = (bytesOfKey: number) =>
    Array.from({ length: Math.floor(bytes / (bytesOfKey + 5)) }, (_, index) => {
      const key = String(index).padStart(bytesOfKey, 'k');
      return `"${key}":1`;
    });
  const half = bytes / 2;
  return {
    'NUL texts': list(nul, bytes),
    'NUL texts below a long key': `{"${repeated('k', half)}":${list(nul, Math.min(half, 6000))}}`,
    'NUL texts in deep lists': `${'['.repeat(200)}${list(nul, bytes)}${']'.repeat(200)}`,
    'invalid elements': list('null', bytes),
    'invalid elements within bounds': list('{}', 2400),
    'objects in a list': list('{"id":{"id":[]}}', bytes),
    'many keys': `{${keys(4).join(',')}}`,
    'long keys': `{${keys(1000).join(',')}}`,
    'keys of control characters': `{"${repeated('\\u0001', bytes)}":${nul}}`,
    'deep lists': `${'['.repeat(half)}${']'.repeat(half)}`,
    'deep objects': `${repeated('{"a":', half)}1${'}'.repeat(Math.floor(half / 5))}`,
    'one long text': `"${repeated('x', bytes)}"`,
    'one long text in Bengali digits': `"${repeated('১', half)}"`,
    'one long number': repeated('9', bytes),
  };
}

const fieldsOf = (schema: unknown): string[] => {
  const { shape, def } = schema as { shape?: object; def?: { in?: { shape?: object } } };
  return Object.keys(shape ?? def?.in?.shape ?? {});
};

function forms(address: string, bytes: number): Amplifying[] {
  const part = '--b\r\nContent-Disposition: form-data; name="a\u0001"\r\n\r\n\0\r\n';
  const multipart = 'multipart/form-data; boundary=b';
  const encoded = 'application/x-www-form-urlencoded';
  return [
    { name: 'form of many parts', address, type: multipart, body: `${repeated(part, bytes)}--b--\r\n` },
    { name: 'form of many fields', address, type: encoded, body: repeated('%00=%00&', bytes) },
    { name: 'form with a long name', address, type: encoded, body: `${repeated('%01', bytes)}=%00` },
  ];
}

/** Requests of about `bytes` to one endpoint: in its body as a whole, in `everyField` of it or the first, as a form,
 * in its query and in its path. */
export function amplifying(
  { path, endpoint }: EndpointCall,
  bytes: number,
  everyField: boolean,
): Amplifying[] {
  const address = path.replace(/:\w+/g, '1');
  const made: Amplifying[] = [];
  if (endpoint.body) {
    const fields = fieldsOf(endpoint.body);
    for (const [name, value] of Object.entries(hostileJson(bytes))) {
      made.push({ name, address, type: json, body: value });
      for (const field of everyField ? fields : fields.slice(0, 1)) {
        made.push({ name: `${name} in ${field}`, address, type: json, body: `{"${field}":${value}}` });
      }
    }
    const everywhere = fields.map((field) => `"${field}":${list('{}', bytes / fields.length)}`);
    made.push({ name: 'every field a list', address, type: json, body: `{${everywhere.join(',')}}` });
  }
  if (endpoint.form) made.push(...forms(address, bytes));
  // Node takes 16 kB of address and headers.
  const inAddress = Math.min(bytes, 12_000);
  if (endpoint.query) {
    const [first = 'page'] = fieldsOf(endpoint.query);
    const queries = [repeated('%00=%00&', inAddress), `${first}=${repeated('%00', inAddress)}`];
    for (const query of queries) {
      made.push({ name: 'long query', address: `${address}?${query}`, type: json, body: '{}' });
    }
  }
  if (endpoint.params) {
    const long = path.replace(/:\w+/g, repeated('%01', inAddress));
    made.push({ name: 'long path', address: long, type: json, body: '{}' });
  }
  return made;
}
