import lte from 'semver/functions/lte.js';

/** Statements that a version which runs beside a newer one, or is taken back to, may not survive. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(?:column|table)\b|\balter\s+table\b.*\bdrop\s+(?!constraint\b|column\b|default\b|not\b|expression\b|identity\b)/s,
    'drops a column or table',
  ],
  [/\brename\b/, 'renames'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b|\balter\s+type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'makes a column required'],
  [/\bdrop\s+default\b/, 'drops a default'],
  [
    /\badd\s+(?!constraint\b|value\b)(?![^,]*\b(?:default|generated)\b)[^,]*\bnot\s+null\b/,
    'adds a required column without a default',
  ],
];
const created = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi;
const altered = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)/i;

/** A comment such as `-- Not used since 2.1.0.` */
const comment = /--(.*)$/gm;
const version = /\bv?(\d+\.\d+\.\d+)\b/;

/** Says for a migration that is not released yet what it takes from versions up to `released`, the last one: a release
 * adds, and a later one removes what the release before no longer uses. */
export function migrationFaults(sql: string, released: string): string[] {
  const own = new Set([...sql.matchAll(created)].map(([, name]) => name));
  return sql.split(/;[ \t]*$/m).flatMap((statement) => {
    const words = wordsOf(statement);
    const unused = [...statement.matchAll(comment)]
      .map(([, text = '']) => version.exec(text)?.[1])
      .some((named) => named !== undefined && released !== '' && lte(named, released));
    if (unused || own.has(altered.exec(words)?.[1])) return [];
    return breaking.filter(([pattern]) => pattern.test(words)).map(([, what]) => what);
  });
}

/** Without comments, texts and what is in parentheses, such as the columns of a new table. */
function wordsOf(statement: string): string {
  let words = statement
    .replaceAll(comment, '')
    .replaceAll(/'[^']*'/g, '')
    .toLowerCase();
  while (/\([^()]*\)/.test(words)) words = words.replaceAll(/\([^()]*\)/g, '');
  return words;
}
