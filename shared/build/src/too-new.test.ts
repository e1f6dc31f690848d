import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { browsers } from './browsers.ts';
import { isNode, lineOf, type SyntaxNode, walk } from './syntax.ts';

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const compatData = JSON.parse(readFileSync(file, 'utf8')) as CompatData;

const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const;
const oldest = browsers.map((query) => {
  const [name = '', version = ''] = query.split(' >= ');
  return { name: names[name as keyof typeof names], version };
});

const isAtMost = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) <= 0;

/** Returns whether a browser of that version has it without a switch; partial support counts. */
const works = (support: SupportStatement | undefined, version: string): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: from, version_removed: to, flags, prefix, alternative_name: other }) =>
        typeof from === 'string' &&
        isAtMost(from.replace('≤', ''), version) &&
        !(typeof to === 'string' && isAtMost(to, version)) &&
        !flags &&
        !prefix &&
        !other,
    );

/** Nothing is said of what the data do not have. */
function isTooNew(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  return support !== undefined && oldest.some(({ name, version }) => !works(support[name], version));
}

const interfaces: Record<string, Identifier | undefined> = {
  ...compatData.javascript.builtins,
  ...compatData.api,
};
/** By the kind and name of a member: whether no interface has one that works. */
const members = new Map<string, boolean>();
for (const one of Object.values(interfaces))
  for (const [key, member] of Object.entries(one ?? {}))
    if (key !== '__compat' && '__compat' in member)
      members.set(key, (members.get(key) ?? true) && (isTooNew(one) || isTooNew(member)));
const isMemberTooNew = (key: string) => members.get(key) === true;

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
const textOf = (node: unknown): string =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : '';

/** Returns what a script calls, constructs or listens to although one of the browsers lacks it: `file:line name`. A
 * name that the file tests first (`in`, `?.`, as a value) is left out. */
function tooNewInScript(path: string, source: string): string[] {
  const used: { key: string; node: SyntaxNode }[] = [];
  const asked = new Set<string>();
  const own = new Set<string>();
  const called = new Set<unknown>();
  walk(path, source, (node) => {
    const { type, callee, property, object } = node;
    if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(type)) own.add(nameOf(node['id']));
    if (/^Import(Default)?Specifier$/.test(type)) own.add(nameOf(node['local']));
    if (type === 'BinaryExpression' && node['operator'] === 'in') asked.add(textOf(node['left']));
    if (type === 'NewExpression') used.push({ key: nameOf(callee), node });
    if (type === 'CallExpression' && isNode(callee)) {
      if (node['optional'] !== true) called.add(callee);
      const [first] = node['arguments'] as unknown[];
      if (source.slice(callee.start, callee.end).endsWith('addEventListener'))
        used.push({ key: `${textOf(first)}_event`, node });
    }
    if (type === 'MemberExpression') {
      const name = nameOf(property);
      if (!called.has(node) || node['optional'] === true) asked.add(name);
      else {
        const statics = interfaces[nameOf(object)];
        const key = statics && `${name}_static` in statics ? `${nameOf(object)}.${name}_static` : name;
        used.push({ key, node });
      }
    }
  });
  const isUsedTooNew = (key: string) => {
    const [object = '', name] = key.split('.');
    if (name) return isTooNew(interfaces[object]?.[name]);
    return isMemberTooNew(key) || (key in interfaces && isTooNew(interfaces[key]));
  };
  return used.flatMap(({ key, node }) => {
    const name = key.replace(/_(static|event)$/, '');
    const isOwn = own.has(name) || asked.has(name.split('.').at(-1) ?? '');
    return !isOwn && isUsedTooNew(key) ? [`${path}:${lineOf(source, node)} ${name}`] : [];
  });
}

/** At-rules, properties, selectors and functions of styles that one of the browsers lacks, outside of `@supports`. */
function tooNewInStyles(path: string, source: string): string[] {
  const { properties, selectors, types } = compatData.css;
  const atRules = compatData.css['at-rules'];
  const found: string[] = [];
  const isAsked = (node: postcss.Node): boolean =>
    node.parent !== undefined &&
    ((node.parent.type === 'atrule' && (node.parent as postcss.AtRule).name === 'supports') ||
      isAsked(node.parent));
  const check = (node: postcss.Node, name: string, feature: Identifier | undefined) => {
    if (isTooNew(feature) && !isAsked(node)) found.push(`${path}:${node.source?.start?.line} ${name}`);
  };
  postcss.parse(source).walk((node) => {
    if (node.type === 'atrule') check(node, `@${node.name}`, atRules?.[node.name]);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        check(node, name, selectors?.[name]);
    if (node.type === 'decl') {
      check(node, node.prop, properties?.[node.prop]);
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        check(node, `${name}()`, types?.[name] ?? types?.['color']?.[name]);
    }
  });
  return found;
}

const root = join(import.meta.dirname, '../../..');
const folders = '{shell,mfe-*,shared/{client,contracts,features,i18n,platform,ui}}/src/**';

/** Methods of our own and of libraries that have the name of one of browsers. */
const otherMethods = [
  'fetch',
  'forget',
  'hide',
  'image',
  'isValid',
  'messages',
  'pad',
  'retry',
  'take',
  'union',
];
/** Without these a page does all that it does, or a module asks for them under another name. */
const harmless = ['beforeunload', 'createScriptURL', 'notificationclick', 'pushsubscriptionchange', 'wheel'];
/** Without these a page looks or scrolls a little otherwise; the build adds the prefixes that Safari needs. */
const ofLooks = [
  '-webkit-search-cancel-button',
  '-webkit-tap-highlight-color',
  'contain-intrinsic-size',
  'content-visibility',
  'hyphens',
  'overflow-anchor',
  'overflow-clip-margin',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'selection',
  'text-size-adjust',
  'text-wrap',
  'user-select',
];

/** Found in the files of a kind; each name that is left out is still used. */
function expectNone(
  kinds: string,
  find: (path: string, source: string) => string[],
  left: readonly string[],
): void {
  const files = globSync(`${folders}/*.${kinds}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|testing|server\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => find(file, readFileSync(join(root, file), 'utf8')));
  const nameOf = (line: string) => line.split(' ')[1] ?? '';
  expect(found.filter((line) => !left.includes(nameOf(line)))).toEqual([]);
  expect([...new Set(found.map(nameOf))].sort()).toEqual([...left].sort());
}

describe('OPS-252 what a page uses, the oldest supported browsers have', () => {
  it('in scripts', () => {
    expectNone('{ts,tsx}', tooNewInScript, [...otherMethods, ...harmless]);
  });

  it('in styles', () => {
    expectNone('css', tooNewInStyles, ofLooks);
  });

  it.each([
    ['Promise.try(() => 1);', 'try'],
    ["URL.parse('/x');", 'URL.parse'],
    ["element.addEventListener('scrollend', done);", 'scrollend'],
    ['document.startViewTransition(change);', 'startViewTransition'],
    ['new CloseWatcher();', 'CloseWatcher'],
    ['scheduler.yield();', 'yield'],
    ['Promise.withResolvers();', 'withResolvers'],
  ])('finds %s', (source, name) => {
    expect(tooNewInScript('a.ts', `// One.\n${source}`)).toEqual([`a.ts:2 ${name}`]);
  });

  it.each([
    "if ('startViewTransition' in document) document.startViewTransition(change);",
    'navigator.share?.({ url });',
    'if (navigator.share) navigator.share({ url });',
    "import { CloseWatcher } from './own.ts'; new CloseWatcher();",
    "JSON.parse('1'); list.toSorted(); structuredClone(list); crypto.randomUUID();",
  ])('finds nothing in %s', (source) => {
    expect(tooNewInScript('a.ts', source)).toEqual([]);
  });

  it.each([
    ['@scope (.a) { p { color: red; } }', '@scope'],
    ['.a { anchor-name: --b; }', 'anchor-name'],
    ['.a { color: light-dark(red, blue); }', 'light-dark()'],
    ['.a:open { color: red; }', 'open'],
  ])('finds %s', (source, name) => {
    expect(tooNewInStyles('a.css', source)).toEqual([`a.css:1 ${name}`]);
    expect(tooNewInStyles('a.css', `@supports (x: y) { ${source} }`)).toEqual([]);
  });

  it('Chromium goes two years back, and Firefox to the ESR', () => {
    const oldest = Object.fromEntries(browsers.map((query) => query.split(' >= ')));
    const { chrome, firefox } = compatData.browsers;
    const newest = Object.values(chrome.releases).find(({ status }) => status === 'current')?.release_date;
    const back = new Date(newest ?? '');
    back.setFullYear(back.getFullYear() - 2);
    expect(new Date(chrome.releases[oldest['chrome']]?.release_date ?? '').getTime()).toBeLessThanOrEqual(
      back.getTime(),
    );
    const esr = Object.entries(firefox.releases).find(([, { status }]) => status === 'esr')?.[0];
    expect(Number(oldest['firefox'])).toBeLessThanOrEqual(Number(esr));
  });
});
