import type { z } from 'zod';

/** One sentence for each fault of data that does not fit its schema: what is there, and what it must be. */
export const describeFaults = ({ issues }: Pick<z.ZodError, 'issues'>, data: unknown): string[] =>
  issues.map((issue) => {
    const value = valueAt(data, issue.path);
    const found = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
    return `${nameOf(issue.path)} ${found}; it must ${ruleOf(issue, value)}.`;
  });

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), data);

const nameOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1) || 'It';

function ruleOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_value')
    return `be ${issue.values.map((one) => JSON.stringify(one)).join(' or ')}`;
  if (issue.code === 'invalid_type') return `be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'not be empty' : `have at least ${issue.minimum} entry`;
  if (issue.code !== 'invalid_format') return `be otherwise: ${issue.message}`;
  if ('prefix' in issue && typeof issue.prefix === 'string') {
    const { prefix } = issue;
    return `begin with ${prefix}${exampleOf(value, (text) => text.startsWith(prefix))}`;
  }
  const expression = issue.pattern?.slice(1, issue.pattern.lastIndexOf('/')) ?? issue.format;
  return `match ${expression}${exampleOf(value, (text) => new RegExp(expression).test(text))}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

/** Returns what was probably meant: in lower case, without other signs, with the start that the rule asks for. */
function exampleOf(value: unknown, fits: (text: string) => boolean): string {
  const slug = String(value)
    .toLowerCase()
    .replaceAll(/[^a-z0-9/:?*-]/g, '');
  const example = ['', '/', 'mfe-', 'GET /api/', 'POST /api/'].map((start) => start + slug).find(fits);
  return example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
}
