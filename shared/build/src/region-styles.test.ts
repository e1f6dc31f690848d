import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { regionStyles } from './region-styles.ts';

const plugin = postcss([regionStyles('mfe-x')]);
const built = (source: string, from = '/mfe-x/src/a.css'): string => plugin.process(source, { from }).css;
const region = ':where([data-region="mfe-x"])';
/** In no content of a slot that another remote fills. */
const end = ':where(:not([data-slot]:not([data-region="mfe-x"]) *))';

describe('SHL-161 the build keeps in the region', () => {
  it.each([
    ['button {}', `${region} button${end} {}`],
    ['.a, .b > c {}', `${region} .a${end}, ${region} .b > c${end} {}`],
    ['* { color: red !important }', `${region} *${end} { color: red !important }`],
    ['header, #root footer {}', `${region} header${end}, ${region} #root footer${end} {}`],
    ['.a ~ .b+.c {}', `${region} .a ~ .b + .c${end} {}`],
    ['[data-x="html, body"] a {}', `${region} [data-x="html, body"] a${end} {}`],
    ['.body, #html, .a-body {}', `${region} .body${end}, ${region} #html${end}, ${region} .a-body${end} {}`],
    ['li:nth-child(2n + 1):is(.a, .b > .c) {}', `${region} li:nth-child(2n + 1):is(.a, .b > .c)${end} {}`],
    ['.sm\\:root\\:x {}', `${region} .sm\\:root\\:x${end} {}`],
    [':root[lang="bn"] .a {}', `:root[lang="bn"] ${region} .a${end} {}`],
    ['html body.dark .a > b {}', `html body.dark ${region} .a > b${end} {}`],
    ['[data-mantine-color-scheme="dark"] .a {}', `[data-mantine-color-scheme="dark"] ${region} .a${end} {}`],
    [
      ':where([data-mantine-color-scheme="dark"]) .a {}',
      `:where([data-mantine-color-scheme="dark"]) ${region} .a${end} {}`,
    ],
    ['[lang="bn"] .a {}', `[lang="bn"] ${region} .a${end}, ${region} [lang="bn"] .a${end} {}`],
    [':lang(bn) > .a {}', `${region} :lang(bn) > .a${end} {}`],
    [
      ':root, :host { /* Of a package. */ --a: red }',
      `:root ${region}, ${region} :host${end} { /* Of a package. */ --a: red }`,
    ],
    [':root.dark { --a: red }', `:root.dark ${region} { --a: red }`],
    ['@media print { .a {} }', `@media print { ${region} .a${end} {} }`],
    ['@layer porao.app { .a {} }', `@layer porao.app { ${region} .a${end} {} }`],
    [
      '.a { & .b {} .c & {} > d {} &:hover {} }',
      `${region} .a${end} { & .b${end} {} .c & {} > d${end} {} &:hover {} }`,
    ],
    ['.a { .b:has(&) {} }', `${region} .a${end} { ${region} .b:has(&)${end} {} }`],
    ['@scope (.a) { > b {} }', `@scope (.a) { ${region} > b${end} {} }`],
    ['@import "./other.css";', '@import "./other.css";'],
  ])('%s', (source, expected) => {
    expect(built(source)).toBe(expected);
  });

  it('names of animations', () => {
    expect(built('@keyframes pass { from { top: 0 } }')).toBe('@keyframes mfe-x-pass { from { top: 0 } }');
    expect(built('a { animation: 2s ease-in pass infinite, var(--b) none }')).toContain(
      'animation: 2s ease-in mfe-x-pass infinite, var(--b) none }',
    );
    expect(built('a { animation-name: inherit }')).toContain('animation-name: inherit }');
    expect(built('a { --b: pass 1s; --d: pass; } @keyframes pass {}')).toContain(
      '--b: mfe-x-pass 1s; --d: mfe-x-pass; }',
    );
    expect(built('a { --b: pass 1s }')).toContain('--b: pass 1s }');
  });

  it('names of fonts, with those of the page and the system after them', () => {
    expect(built('@font-face { font-family: Inter; src: url(a.woff2) }')).toBe(
      '@font-face { font-family: "mfe-x Inter"; src: url(a.woff2) }',
    );
    expect(built("a { font-family: 'Open Sans', var(--b), serif }")).toContain(
      `font-family: "mfe-x Open Sans", 'Open Sans', var(--b), serif }`,
    );
    expect(built('a { font: italic 700 1rem/1.2 Open Sans, serif }')).toContain(
      'font: italic 700 1rem/1.2 "mfe-x Open Sans", Open Sans, serif }',
    );
    expect(built('a { font: 700 calc(1rem * var(--b)) Inter }')).toContain(
      'font: 700 calc(1rem * var(--b)) "mfe-x Inter", Inter }',
    );
    expect(built('a { --b: Inter, serif; --c: "Inter", "Noto" }')).toContain(
      '--b: "mfe-x Inter", Inter, serif; --c: "Inter", "Noto" }',
    );
    expect(built('@font-face { font-family: Inter } a { --b: "Inter"; }')).toContain(
      '--b: "mfe-x Inter", "Inter"; }',
    );
    for (const kept of ['inherit', '700 medium/1 var(--b)', '1rem serif'])
      expect(built(`a { font: ${kept} }`)).toContain(`font: ${kept} }`);
  });

  it('modules, whose names have a hash already', () => {
    const source = ':global(.a) .b { animation: pass 1s } @keyframes pass {} :export { c: d }';
    expect(built(source, '/mfe-x/src/a.module.css')).toBe(`${region} ${source}`);
    expect(built(':global(html.dark) .a {}', '/a.module.css')).toBe(`:global(html.dark) ${region} .a {}`);
    expect(built('.a { composes: b; top: 0 }', '/a.module.css')).toBe(
      `.a { composes: b }\n${region} .a { top: 0 }`,
    );
  });
});

describe('SHL-189 styles of a page end at the contents of its slots', () => {
  it.each([
    ['a::before, b:before {}', `${region} a${end}::before, ${region} b${end}:before {}`],
    ['[title="::x"]:not(:hover)::marker {}', `${region} [title="::x"]:not(:hover)${end}::marker {}`],
    ['::placeholder {}', `${region} ${end}::placeholder {}`],
    ['.a { &::before {} b {} }', `${region} .a${end} { &::before {} b${end} {} }`],
  ])('%s', (source, expected) => {
    expect(built(source)).toBe(expected);
  });

  it.each([
    ['.a:hover::after {}', '.a:hover::after {}'],
    ['b .a:not(c) {}', 'b .a:not(c) {}'],
    ['.a b {}', `.a b${end} {}`],
    ['.a > * {}', `.a > *${end} {}`],
    ['b:not(.a) {}', `b:not(.a)${end} {}`],
    ['.a :global(.b) {}', `.a :global(.b)${end} {}`],
    [':global .a .b {}', `:global .a .b${end} {}`],
  ])('in a module, whose classes have the hash of the app: %s', (source, expected) => {
    expect(built(source, '/mfe-x/src/a.module.css')).toBe(`${region} ${expected}`);
  });
});

describe('SHL-162 the build refuses with file and line', () => {
  it.each([
    [':root { color: red; --color-brand: red }', '":root"'],
    ['html {}', '"html"'],
    ['.a, BODY {}', '"BODY"'],
    ['body > .a {}', '"body > .a"'],
    ['html ~ .a {}', '"html ~ .a"'],
    ['~ footer {}', '"~ footer"'],
    ['@scope (.a) { + b {} }', '"+ b"'],
    ['.a body {}', '".a body"'],
    [':is(html, .a) .b {}', '":is(html, .a) .b"'],
    [':global(html:has(.a)) {}', '":global(html:has(.a))"'],
    [':global(html .a) {}', '":global(html .a)"'],
    ['@media print { :root {} }', '":root"'],
    ['.a { body:has(&) {} }', '"body:has(&)"'],
    ['::view-transition-old(x) {}', '"::view-transition-old(x)"'],
    ['@property --a { syntax: "*" }', '@property'],
    ['@counter-style a {}', '@counter-style'],
    ['@page { margin: 0 }', '@page'],
    ['@namespace svg url(x);', '@namespace'],
    ['@import "https://x.com/a.css";', '@import "https://x.com/a.css"'],
    ['@import url( //x.com/a.css );', '@import url( //x.com/a.css )'],
    ['@keyframes :global(pass) {}', '@keyframes :global(pass)'],
  ])('%s', (source, named) => {
    const file = '/mfe-x/src/a.module.css';
    expect(() => built(`.first {}\n\n${source}`, file)).toThrow(`${file}:3:`);
    expect(() => built(source, file)).toThrow(`${named} changes the whole page.`);
  });
});
