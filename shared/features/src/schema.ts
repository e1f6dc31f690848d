import { type Schema, schemaOf } from '@porao/ui/forms';

type Issues = readonly { readonly message: string; readonly path: readonly string[] }[];

/** A schema and rules that only the form has: their messages are added to those of the schema. */
export function withRules<I, O>(schema: Schema<I, O>, rules: (values: I) => Issues): Schema<I, O> {
  return schemaOf(async (value) => {
    const result = await schema['~standard'].validate(value);
    const issues = [...rules(value as I), ...(result.issues ?? [])];
    return result.issues || issues.length > 0 ? { issues } : result;
  });
}

export function both<I1, O1, I2, O2>(
  first: Schema<I1, O1>,
  second: Schema<I2, O2>,
): Schema<I1 & I2, O1 & O2> {
  return schemaOf(async (value) => {
    const [one, two] = [await first['~standard'].validate(value), await second['~standard'].validate(value)];
    const issues = [...(one.issues ?? []), ...(two.issues ?? [])];
    if (one.issues || two.issues) return { issues };
    return { value: { ...one.value, ...two.value } };
  });
}

/** Is the output of a schema. */
export type OutputOf<S> = S extends { readonly '~standard': { readonly types?: infer T } }
  ? NonNullable<T> extends { readonly output: infer O }
    ? O
    : never
  : never;

/** The same schema for a form that holds more than is sent: objects leave out what they do not know. */
export function withExtra<Extra>() {
  return <I, O>(schema: Schema<I, O>): Schema<I & Extra, O> => schema as unknown as Schema<I & Extra, O>;
}

/** The rules of a form whose values are not sent to the server as they are. */
export function ruled<T>(rules: (values: T) => Issues): Schema<T, T> {
  return schemaOf((value) => {
    const issues = rules(value as T);
    return issues.length > 0 ? { issues } : { value: value as T };
  });
}
