import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BuildInfo } from '@porao/contracts';
import { parseSync } from 'oxc-parser';
import { isNode, lineOf, walk } from './syntax.ts';

type Spoken = NonNullable<BuildInfo['spoken']>;

const verbs = { emit: 'emits', on: 'listens' } as const;
const isVerb = (name: string | null | undefined): name is keyof typeof verbs =>
  name === 'emit' || name === 'on';

/** Sources of an app at `root`: in a repository of its own the packages of the site are below it, too. */
const isOfApp = (root: string, file: string): boolean =>
  file.startsWith(`${root}/`) &&
  !file.slice(root.length).includes('/node_modules/') &&
  /\.[jt]sx?$/.test(file);

/** Events that the sources of an app at `root` name in calls of `emit` and `on`, each with its first place. */
export function spokenEvents(root: string, files: Iterable<string>): Spoken {
  const spoken: Spoken = { emits: {}, listens: {} };
  for (const file of [...files].filter((one) => isOfApp(root, one)).sort()) {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('@porao/platform') || !/\b(emit|on)\b/.test(text)) continue;
    const called = new Map<string, keyof typeof verbs>();
    for (const { moduleRequest, entries } of parseSync(file, text).module.staticImports)
      for (const { importName, localName, isType } of entries)
        if (moduleRequest.value === '@porao/platform' && !isType && isVerb(importName.name))
          called.set(localName.value, importName.name);
    if (called.size === 0) continue;
    walk(file, text, (node) => {
      const { type, callee, arguments: given } = node;
      if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return;
      const verb = called.get(String(callee['name']));
      const event: unknown = isNode(given[0]) ? given[0]['value'] : undefined;
      if (callee.type === 'Identifier' && verb && typeof event === 'string')
        spoken[verbs[verb]][event] ??= `${relative(root, file)}:${lineOf(text, node)}`;
    });
  }
  return spoken;
}
