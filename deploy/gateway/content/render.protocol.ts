import type {
  Area,
  PageData,
  RemoteManifest,
  ServerPage,
  ServerRequest,
  SignedInPlace,
  SignedInRequest,
} from '@porao/contracts';

/** What a rendering worker is made of: the code of the shell's and of one remote's server bundle, and their surroundings. */
export interface RenderSetup {
  /** Whom the thread renders pages for. One for people who are signed in has no network. */
  readonly kind: 'guest' | 'signed-in';
  readonly shell: string;
  readonly remote: string;
  /** Of the remote. */
  readonly name: string;
  readonly apiUrl: string;
  readonly menu: RemoteManifest['menu'];
  readonly areas: readonly Area[];
  readonly config: PageData['config'];
}

export type PageRequest = ServerRequest | SignedInRequest;

/** Asks for a page, or for what it reads. */
export type RenderRequest =
  | { readonly kind: 'page'; readonly request: PageRequest }
  | { readonly kind: 'reads'; readonly request: SignedInPlace };

export type RenderQuestion = RenderRequest & {
  readonly id: number;
  /** Header of its reads of the API. */
  readonly traceparent: string | undefined;
};

/** A page as a release rendered it, without style attributes. */
export interface RenderedContent<Page = ServerPage> {
  readonly page: Page;
  /** What its style attributes said. */
  readonly styles: string;
  /** Of all of it as JSON, in characters. */
  readonly length: number;
}

export interface RenderAnswer {
  readonly id: number;
  /** A `RenderedContent` without its length, or null, or `PageReads`, as JSON; absent after a failure. */
  readonly content?: string;
  readonly error?: string;
}
