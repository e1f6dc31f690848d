/** Names carry a version: a worker that keeps things another way starts with empty caches. */
export const cacheNames = { files: 'porao-files-1', pages: 'porao-pages-1', data: 'porao-data-1' } as const;

/** A file of a release and what its content must be; without a hash it is taken as it comes. */
export interface KeptFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** What a page tells the worker once it is at rest. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Address of a page that came before the worker did. */
  readonly page?: string;
  readonly files: readonly KeptFile[];
}

/** Stands under an address of its own; headers by which answers vary do not matter to what is kept. */
export const asKept = { ignoreVary: true } as const;
