import type { HttpBindings } from '@hono/node-server';
import type { Tracing } from '@porao/server/tracing';
import type { Context } from 'hono';
import type { GatewayConfig } from '../config.ts';
import { forwardedHeaders } from '../edge/client-network.ts';
import type { Person, Visitor } from '../site/visitor.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** Null where the API refuses one of a person's reads (`GET /api/v1/user`); rejects where `signal` aborts one. */
export function personReads({ apiUrl, trustProxy }: GatewayConfig, tracing?: Tracing) {
  const below = new URL('/api/', apiUrl).href;
  return async (
    c: Context<{ Bindings: HttpBindings }>,
    reads: readonly string[],
    { token }: Person,
    language: Visitor['language'],
    signal: AbortSignal,
  ): Promise<Answers | null> => {
    const traceparent = tracing?.traceparent();
    const headers = {
      ...forwardedHeaders(c.env.incoming, trustProxy),
      accept: 'application/json',
      'accept-language': language,
      authorization: `Bearer ${token}`,
      ...(traceparent && { traceparent }),
    };
    const read = async (call: string) => {
      const { href: address } = new URL(apiUrl + call.slice('GET '.length));
      if (!address.startsWith(below)) throw new Error('It is no call of the API.');
      const answer = await fetch(address, { headers, signal, redirect: 'error' });
      const body: unknown = await answer.json();
      return answer.status === 200 ? [[call, body] as const] : [];
    };
    const answers = await Promise.all(reads.map(read));
    return answers.every((answer) => answer.length > 0) ? Object.fromEntries(answers.flat()) : null;
  };
}
