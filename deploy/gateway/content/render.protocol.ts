import type { PageData, RemoteManifest, ServerRequest } from '@porao/contracts';

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
}

/** One of both. */
export interface RenderAnswer {
  readonly id: number;
  /** A `ServerPage` or null, as JSON. */
  readonly page?: string;
  readonly error?: string;
}
