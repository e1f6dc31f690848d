import type { Endpoint, EndpointKey, Endpoints } from '@porao/contracts';
import type { z } from 'zod';

export type Key = keyof Endpoints & EndpointKey;

type Part<K extends Key, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType>
    ? Partial<z.input<S>> extends z.input<S>
      ? { [Q in P]?: z.input<S> }
      : { [Q in P]: z.input<S> }
    : unknown;

/** Is true if the body is sent as form data, where the contract allows it. */
type AsForm<K extends Key> = Endpoints[K] extends { form: true } ? { form?: true } : unknown;

/** A file in the answer is read as one. */
type AsFile<K extends Key> = Endpoints[K] extends { file: object } ? { file: true } : unknown;

/** Path parameters, query and body of a call, each only where its contract has one. */
export type CallInput<K extends Key> = Part<K, 'params'> &
  Part<K, 'query'> &
  Part<K, 'body'> &
  AsForm<K> &
  AsFile<K> & {
    /** Is sent although the page is being left; up to 64 kB. */
    keepalive?: true;
  };

/** The input argument, left out when nothing in it is required. */
export type InputArgument<K extends Key> =
  Partial<CallInput<K>> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

export type Answer<K extends Key> = Endpoints[K] extends { file: object }
  ? Blob
  : Endpoints[K] extends { response: infer S extends z.ZodType }
    ? z.output<S>
    : never;

type KeyWith<A extends Endpoint['access']> = {
  [K in Key]: Endpoints[K]['access'] extends A ? K : never;
}[Key];

export type PublicKey = KeyWith<'none' | 'optional' | 'optional-pending'>;
export type AuthedKey = Exclude<Key, PublicKey>;
