/** What global set-up provides to the tests: their database. */
export type TestDatabase =
  /** `template` is a dump, `dataDir` the same as the folder of a process; both have the schema and reference data. */
  | { readonly kind: 'pglite'; readonly template: string; readonly dataDir: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase;
  }
}
