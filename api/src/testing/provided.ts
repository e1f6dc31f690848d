/** What global set-up hands to the tests: the database they run on. */
export type TestDatabase =
  | { readonly kind: 'pglite'; readonly template: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase;
  }
}
