interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<O> = { readonly value: O; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A schema of zod, or any other that implements Standard Schema 1: input `I`, parsed output `O`. */
export interface Schema<I, O> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<O> | Promise<Result<O>>;
    readonly types?: { readonly input: I; readonly output: O } | undefined;
  };
}

/** A schema by its own check, for forms whose rules are not in the contracts. */
export const schemaOf = <I, O>(validate: Schema<I, O>['~standard']['validate']): Schema<I, O> => ({
  '~standard': { version: 1, vendor: 'porao', validate },
});
