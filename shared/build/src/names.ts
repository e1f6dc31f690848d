import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';
import { schemas, sharedPackages, singletonModules } from './shared.ts';
import { isNode, walk } from './syntax.ts';

export type Names = Record<string, string[]>;

const shared: ReadonlySet<string> = new Set([
  ...sharedPackages.core,
  ...sharedPackages.onDemand,
  ...singletonModules,
]);

/** The names that source files take from shared packages while running; types do not count.
 * A namespace import or a re-export of everything is refused: it would hide which names are used. */
export function usedNames(files: Iterable<string>): Names {
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const [module, name] of takenBy(file)) found.set(module, (found.get(module) ?? new Set()).add(name));
  return sorted(found);
}

type Taken = readonly [module: string, name: string];

/** Caches the result of parsing each file: a development server asks after every edit. */
const parsed = new Map<string, { readonly text: string; readonly taken: readonly Taken[] }>();

function takenBy(file: string): readonly Taken[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const before = parsed.get(file);
  if (before?.text === text) return before.taken;
  const taken = takenIn(file, text);
  parsed.set(file, { text, taken });
  return taken;
}

function takenIn(file: string, text: string): readonly Taken[] {
  const taken: Taken[] = [];
  const add = (module: string, name: string | null | undefined) => {
    if (!name) throw new Error(`${module}: take names one by one, not all of it.`);
    taken.push([module, name]);
  };
  const { module } = parseSync(file, text);
  if (/\.[jt]sx$/.test(file)) add('react/jsx-runtime', 'jsx');
  for (const { moduleRequest, entries } of module.staticImports) {
    if (moduleRequest.value === schemas.package)
      for (const { localName, isType } of entries)
        if (!isType) for (const name of membersOf(file, text, localName.value)) add(schemas.package, name);
    if (!shared.has(moduleRequest.value)) continue;
    for (const { importName, isType } of entries) {
      if (!isType)
        add(moduleRequest.value, (importName.kind as string) === 'Default' ? 'default' : importName.name);
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (!isType && moduleRequest && shared.has(moduleRequest.value))
        add(moduleRequest.value, importName.name);
    }
  }
  return taken;
}

/** Returns the members of an object that code uses by name, `string` of `z.string()`. */
function membersOf(file: string, text: string, object: string): string[] {
  const found: string[] = [];
  walk(file, text, ({ type, object: of, property }) => {
    if (type !== 'MemberExpression' || !isNode(of) || !isNode(property)) return;
    if (of['name'] === object && typeof property['name'] === 'string') found.push(property['name']);
  });
  return found;
}

/** The names that the shared packages, as installed for the shell at `root`, provide while running. */
export function providedNames(root: string): Names {
  const require = createRequire(`${root}/package.json`);
  const found = new Map<string, Set<string>>();
  for (const module of singletonModules) {
    found.set(module, new Set(['default', ...Object.keys(require(module) as object)]));
  }
  for (const module of [...sharedPackages.core, ...sharedPackages.onDemand]) {
    const file = require.resolve(module);
    const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
    const names = new Set<string>();
    for (const { exportName, isType } of staticExports.flatMap((statement) => statement.entries)) {
      if (isType) continue;
      const name = (exportName.kind as string) === 'Default' ? 'default' : exportName.name;
      if (!name) throw new Error(`${file}: name each export; "export *" hides what is provided.`);
      names.add(name);
    }
    found.set(module, names);
  }
  const { z } = require(schemas.provided) as { z: object };
  found.set(schemas.package, new Set(Object.keys(z)));
  return sorted(found);
}

const sorted = (found: Map<string, Set<string>>): Names =>
  Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([module, names]) => [module, [...names].sort()]),
  );
