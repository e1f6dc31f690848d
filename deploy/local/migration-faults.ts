import lte from 'semver/functions/lte.js';

/** What a version that runs beside a newer one, or is taken back to, may not survive. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:column|table)\b/, 'drops a column or table'],
  [/\brename\b/, 'renames'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b|\balter\s+type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'makes a column required'],
  [
    /\badd\s+column\s+(?![^,]*\b(?:default|generated)\b)[^,]*\bnot\s+null\b/,
    'adds a required column without a default',
  ],
];

/** A comment such as `-- Not used since 2.1.0.` */
const comment = /--(.*)$/gm;
const version = /\bv?(\d+\.\d+\.\d+)\b/;

/** Says for a migration that is not released yet what it takes from versions up to `released`, the last one: a release
 * adds, and a later one removes what the release before no longer uses. */
export function migrationFaults(sql: string, released: string): string[] {
  return sql.split(/;[ \t]*$/m).flatMap((statement) => {
    const words = statement
      .replaceAll(comment, '')
      .replaceAll(/'[^']*'/g, "''")
      .toLowerCase();
    const unused = [...statement.matchAll(comment)]
      .map(([, text = '']) => version.exec(text)?.[1])
      .some((named) => named !== undefined && lte(named, released));
    return unused ? [] : breaking.filter(([pattern]) => pattern.test(words)).map(([, what]) => what);
  });
}
