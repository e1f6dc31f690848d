import type {
  Area,
  PageData,
  PageRemote,
  RemoteManifest,
  ServerPage,
  ServerRequest,
  SignedInPlace,
  SignedInRequest,
} from '@porao/contracts';
import { z } from 'zod';

/** The code of the shell's and of one remote's server bundle, and their surroundings. */
export interface RenderSetup {
  /** Says for whom the process renders pages. One for people who are signed in reads nothing. */
  readonly kind: 'guest' | 'signed-in';
  readonly shell: string;
  readonly remote: string;
  readonly name: string;
  readonly menu: RemoteManifest['menu'];
  readonly areas: readonly Area[];
  /** Slots of the remote, and what others have for them. */
  readonly slots?: RemoteManifest['slots'];
  readonly fills?: PageRemote['fills'];
  readonly config: PageData['config'];
}

export type PageRequest = ServerRequest | SignedInRequest;

export type RenderRequest =
  | { readonly kind: 'page'; readonly request: PageRequest }
  | { readonly kind: 'reads'; readonly request: SignedInPlace };

export type RenderQuestion = RenderRequest & { readonly id: number };

export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** The gateway sends these to a rendering process, the setup first. */
export type ToChild =
  | { readonly setup: RenderSetup }
  | { readonly ask: RenderQuestion }
  | { readonly read: number; readonly answer: ReadAnswer | null };

const Id = z.int().min(0);

/** A call of the API that a page needs: path and query, without an origin. */
export const ReadCall = z.object({
  page: Id,
  read: Id,
  method: z.string().max(10),
  address: z.string().max(4_000),
  body: z.string().max(20_000).optional(),
});
export type ReadCall = z.infer<typeof ReadCall>;

/** The answer to a question: a `RenderedContent` without its length, or null, or `PageReads`. */
const RenderAnswer = z.object({ id: Id, content: z.unknown() });
const RenderFailure = z.object({ id: Id, error: z.string().max(10_000) });

/** A rendering process sends these to the gateway, which trusts none of them. */
export const FromChild = z.union([ReadCall, RenderFailure, RenderAnswer]);
export type FromChild = z.infer<typeof FromChild>;

/** A page as a release rendered it, without style attributes. */
export interface RenderedContent<Page = ServerPage> {
  readonly page: Page;
  /** Holds the text of its style attributes. */
  readonly styles: string;
  /** Limits all of it as JSON, in bytes. */
  readonly length: number;
}
