import type { IncomingMessage } from 'node:http';

/** The `traceparent` of a sampled request, as pages have it. */
export const sampledTrace = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** Tells the API about a visitor: its limits count by the address, its links name the host. */
export function forwardedHeaders(
  { headers, socket }: IncomingMessage,
  trustProxy: boolean,
): Record<string, string> {
  const peer = socket.remoteAddress ?? '';
  const forwarded = (name: string) => (trustProxy ? headers[name]?.toString() : undefined);
  const before = forwarded('x-forwarded-for');
  const host = forwarded('x-forwarded-host') ?? headers.host;
  return {
    'x-forwarded-for': before ? `${before}, ${peer}` : peer,
    'x-forwarded-proto': forwarded('x-forwarded-proto') ?? 'http',
    ...(host && { 'x-forwarded-host': host }),
  };
}
