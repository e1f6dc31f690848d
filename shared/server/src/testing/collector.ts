import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector received it; times, status and resource are left out. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  /** Trace ids of its links. */
  readonly links: readonly string[];
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
}
type Attributes = { key: string; value: Value }[];
interface Body {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        links?: { traceId: string }[];
        attributes: Attributes;
      }[];
    }[];
  }[];
}

/** A collector that takes OTLP over HTTP as JSON, on a free port of 127.0.0.1, and keeps what it is sent. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  let text = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      text += body;
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(body) as Body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly ReceivedSpan[],
    /** Everything received, as it was sent. */
    text: () => text,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansOf({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', links = [], attributes }) => ({
        service: String(recordOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentId: parentSpanId,
        links: links.map((link) => link.traceId),
        attributes: recordOf(attributes),
      })),
    ),
  );
}

const recordOf = (attributes: Attributes): ReceivedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));

const valueOf = ({ stringValue, intValue, boolValue }: Value) =>
  stringValue ?? boolValue ?? Number(intValue ?? 0);
