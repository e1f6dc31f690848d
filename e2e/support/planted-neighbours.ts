import { effect, imports, inPage, page, remote, sample, start } from './planted-throws.ts';
import { type CommandResult, smokedRelease } from './releases.ts';
import type { TestSite } from './site.ts';
import { expect } from './test.ts';
import { buildVariant, type Edit } from './variants.ts';

interface Planted {
  readonly edits: readonly Edit[];
  /** Is in the refusal. */
  readonly says: RegExp;
  /** Is false where nobody knows where it was done. */
  readonly isPlaced?: false;
}

const shared = (what: string): RegExp => new RegExp(`leaves changed what all apps share: .*${what}`);
const atStart = (code: string, says: RegExp, isPlaced?: false): Planted => ({
  edits: [start(remote, code)],
  says,
  ...(isPlaced === false && { isPlaced }),
});
const inEffect = (code: string, says: RegExp, isPlaced?: false): Planted => ({
  edits: effect(code),
  says,
  ...(isPlaced === false && { isPlaced }),
});
const wrapped = (owner: string, name: string): string =>
  `const planted = ${owner}.${name};\n${owner}.${name} = function (...rest) {\nreturn planted.apply(this, rest);\n};`;

/** Edits by what they do to other remotes, each with how its release is refused. */
export const plantedNeighbours: Readonly<Record<string, Planted>> = {
  'a method of lists': atStart(
    wrapped('Array.prototype', 'map'),
    shared(String.raw`Array\.prototype\.map changed`),
  ),
  'a function of JSON': atStart(wrapped('JSON', 'parse'), shared(String.raw`JSON\.parse changed`)),
  'what promises do': inEffect(
    wrapped('Promise.prototype', 'then'),
    shared(String.raw`Promise\.prototype\.then changed`),
  ),
  'a frozen prototype': atStart(
    'Object.freeze(Array.prototype);',
    shared(String.raw`extensibility of Array\.prototype`),
    false,
  ),
  fetch: inEffect(wrapped('window', 'fetch'), shared(String.raw`window\.fetch changed`)),
  'the history': inEffect(wrapped('history', 'pushState'), shared('history.*pushState')),
  'a listener that swallows clicks': inEffect(
    "document.addEventListener('click', (event) => event.stopPropagation(), true);",
    shared('click listener on document added'),
  ),
  'a handler of errors': inEffect('window.onerror = () => true;', shared(String.raw`window\.onerror`)),
  'the storage of all': inEffect('localStorage.clear();', shared('localStorage'), false),
  'storage under no name of its own': inEffect(
    "sessionStorage.setItem('own', '1');",
    shared('sessionStorage own added'),
    false,
  ),
  'a cookie': inEffect("document.cookie = 'own=1; path=/';", shared('cookie own added'), false),
  'the service worker': inEffect(
    'void navigator.serviceWorker.getRegistration().then((one) => one?.unregister());',
    shared('service worker'),
  ),
  'the whole page': inEffect("setTimeout(() => {\ndocument.body.innerHTML = '';\n}, 100);", /./, false),
  'the header': inEffect("document.querySelector('header')?.remove();", /header/, false),
  'the size of all texts': inEffect(
    "document.documentElement.style.fontSize = '20px';",
    /changes the shell while it is shown/,
    false,
  ),
  'a box over everything': inEffect(
    "const box = document.createElement('div');\nbox.style.cssText = 'position:fixed;inset:0;z-index:9999';\ndocument.body.append(box);",
    /the shell/,
    false,
  ),
  'styles for all': inEffect(
    "const sheet = new CSSStyleSheet();\nsheet.replaceSync('h1 { color: red; }');\ndocument.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];",
    /leaves the shell changed/,
    false,
  ),
  'a page that renders without an end': {
    edits: [
      inPage('const [turn, setTurn] = useState(0);\nuseEffect(() => {\nsetTurn(turn + 1);\n}, [turn]);'),
      imports('useEffect, useState', 'react'),
    ],
    says: /renders without an end|Maximum update depth/,
    isPlaced: false,
  },
  'a page that holds the browser for 5 s': inEffect(
    'const end = Date.now() + 5000;\nwhile (Date.now() < end);',
    /holds the page/,
    false,
  ),
  'a page that keeps 50 MB a minute': {
    edits: [
      ...effect(
        "setInterval(() => {\nkept.push('x'.repeat(400_000) + kept.length);\nkept.push(new Array(50_000).fill(kept.length));\n}, 250);",
      ),
      start(page, 'const kept: unknown[] = [];'),
    ],
    says: /keeps \d+ MB more each minute/,
    isPlaced: false,
  },
};

/** The release is refused in words that say what it does, with the file where that is known. */
export async function expectKeptOut(site: TestSite, what: string): Promise<CommandResult> {
  const planted = plantedNeighbours[what];
  if (!planted) throw new Error(`There is no ${what}.`);
  const dist = await buildVariant(sample, planted.edits);
  const refused = await smokedRelease(site, 'publish', 'mfe-sample', '--dist', dist, '--activate');
  expect(refused.stderr, what).toMatch(/SMOKE_FAILED.*mfe-sample [0-9a-f]{12}/);
  expect(refused.stderr, what).toMatch(planted.says);
  if (planted.isPlaced !== false) expect(refused.stderr, what).toMatch(/at mfe-sample\/src\/[\w./]+:\d+:\d+/);
  expect(refused.code).toBe(1);
  return refused;
}
