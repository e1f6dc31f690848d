/** Is provided by the global set-up to the tests. */
export type TestDatabase =
  /** `template` is a dump, `dataDir` the same as the folder of a process; both have the schema and reference data.
   * `empty` is a dump from before the first migration. */
  | {
      readonly kind: 'pglite';
      readonly empty: string;
      readonly template: string;
      readonly dataDir: string;
    }
  /** `own`: the server was started for this run and goes with it. */
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly template: string;
      readonly own: boolean;
    };

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase;
  }
}
