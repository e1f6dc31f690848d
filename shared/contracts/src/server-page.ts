import { z } from 'zod';
import type { SessionRecord } from './modules/session.ts';

/** A link preview's picture says this. It names no person, and nothing more precise than the area. */
export const ShareCard = z.object({
  kicker: z.string().max(80),
  title: z.string().max(200),
  /** Short facts below the title, in the order of their weight. */
  facts: z.array(z.string().max(120)).max(4),
  /** Emphasized: the salary of a job. */
  price: z.string().max(40).nullable(),
});
export type ShareCard = z.infer<typeof ShareCard>;

/** A page's data for search engines and link previews, in the language of the page. */
export const PageHead = z.object({
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(400),
  /** Path of the page with the query that belongs to it, without the language. */
  canonical: z.string().startsWith('/').max(500),
  /** Says whether search engines may list it. */
  listed: z.boolean(),
  card: ShareCard,
  /** schema.org objects, each a JSON-LD script of its own. */
  linkedData: z.array(z.record(z.string(), z.unknown())),
});
export type PageHead = z.infer<typeof PageHead>;

/** Errors of a release whose server module cannot render begin with this, as a refusal names them. */
export const wrongServerModule = 'The server module src/server.tsx is wrong:';

/** A page as a release renders it on the server, for a guest. */
export const ServerPage = z.object({
  status: z.union([z.literal(200), z.literal(404), z.literal(410)]),
  head: PageHead,
  /** Chunks of the remote that this address shows beside its page's own; of a shell of 2.3.0 there are none. */
  chunks: z.array(z.string()).default([]),
  /** The whole page as it is in the document's body, without scripts. */
  html: z.string(),
  /** Holds what was read for it, as the query client takes it. */
  state: z.unknown(),
});
export type ServerPage = z.infer<typeof ServerPage>;

/** Is the gateway's request to a release. */
export const ServerRequest = z.object({
  language: z.enum(['en', 'bn']),
  /** Path and query, as the browser has them. */
  path: z.string().startsWith('/'),
  search: z.string(),
  /** Is the site's, for addresses that must be whole. */
  origin: z.string(),
});
export type ServerRequest = z.infer<typeof ServerRequest>;

/** A page of somebody who is signed in. */
export type SignedInPlace = Omit<ServerRequest, 'origin'>;

/** Lists what a release reads for such a page: `GET /api/v1/user`. It is empty where the release does not render this
 * address; null where it reads what its manifest names. */
export const PageReads = z.array(z.string().startsWith('GET /api/')).max(20).nullable();
export type PageReads = z.infer<typeof PageReads>;

/** Is the gateway's request for such a page to a release. */
export interface SignedInRequest extends SignedInPlace {
  /** Name of the area that is around the page. */
  readonly area: string;
  readonly session: Pick<SessionRecord, 'type' | 'tutorId' | 'phone'>;
  /** Holds what the API answered the person, by read. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The page as a release renders it. */
export const SignedInPage = ServerPage.pick({ html: true, state: true });
export type SignedInPage = z.infer<typeof SignedInPage>;
