import type { PageData, RemoteManifest, ServerPage, ServerRequest } from '@porao/contracts';

/** What a rendering worker is made of: the code of the shell's and of one remote's server bundle, and their surroundings. */
export interface RenderSetup {
  readonly shell: string;
  readonly remote: string;
  /** Of the remote. */
  readonly name: string;
  readonly apiUrl: string;
  readonly menu: RemoteManifest['menu'];
  readonly config: PageData['config'];
}

export interface RenderQuestion {
  readonly id: number;
  readonly request: ServerRequest;
  /** Header of its reads of the API. */
  readonly traceparent: string | undefined;
}

/** A page as a release rendered it, without style attributes. */
export interface RenderedContent {
  readonly page: ServerPage;
  /** What its style attributes said. */
  readonly styles: string;
  /** Of all of it as JSON, in characters. */
  readonly length: number;
}

export interface RenderAnswer {
  readonly id: number;
  /** A `RenderedContent` without its length, or null, as JSON; absent after a failure. */
  readonly content?: string;
  readonly error?: string;
}
