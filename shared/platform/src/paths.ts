/** Builds links from path patterns. Node loads this file with a manifest, so it imports nothing. */

type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Value = string | number;

/** The parameters of a pattern; those that end in `?` may be left out. */
export type PathParams<Pattern extends string> = {
  [Name in Names<Pattern> as Name extends `${string}?` ? never : Name]: Value;
} & { [Name in Names<Pattern> as Name extends `${infer Optional}?` ? Optional : never]?: Value };

/** A pattern without parameters is the path itself, any other is a function that makes the path. */
export type Paths<Patterns extends Record<string, string>> = {
  readonly [Name in keyof Patterns]: [Names<Patterns[Name]>] extends [never]
    ? Patterns[Name]
    : (params: PathParams<Patterns[Name]>) => string;
};

export function pathTo<Pattern extends string>(pattern: Pattern, params: PathParams<Pattern>): string {
  const values: Record<string, Value | undefined> = params;
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

export function pathsOf<const Patterns extends Record<string, `/${string}`>>(
  patterns: Patterns,
): Paths<Patterns> {
  const paths = Object.entries(patterns).map(([name, pattern]) => [
    name,
    pattern.includes(':') ? (params: Record<string, Value>) => pathTo<string>(pattern, params) : pattern,
  ]);
  return Object.fromEntries(paths) as Paths<Patterns>;
}

/** A table by the names of the patterns, as a list of its entries with their paths. A missing or unknown name does
 * not compile. */
export function withPaths<
  const Patterns extends Readonly<Record<string, string>>,
  Table extends { readonly [Name in keyof Patterns]: object },
>(
  patterns: Patterns,
  table: Table & { [Name in Exclude<keyof Table, keyof Patterns>]: never },
): (Table[keyof Patterns] & { path: string })[] {
  const entries: Readonly<Record<string, object>> = table;
  const routes = Object.entries(patterns).map(([name, path]) => ({ ...entries[name], path }));
  return routes as (Table[keyof Patterns] & { path: string })[];
}
