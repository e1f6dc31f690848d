import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browsers } from './browsers.ts';
import { compatData, tooNewInScript, tooNewInStyles } from './too-new.ts';

const root = join(import.meta.dirname, '../../..');
const folders = '{shell,mfe-*,shared/{client,contracts,features,i18n,platform,ui}}/src/**';

/** Methods of our own and of libraries that have the name of one of browsers. */
const otherMethods = ['forget', 'hide', 'image', 'isValid', 'messages', 'pad', 'retry', 'take', 'union'];
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
