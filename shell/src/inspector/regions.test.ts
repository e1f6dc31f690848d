import { afterEach, expect, it } from 'vitest';
import { inspectedApp } from './inspector.testing.ts';
import { ownerFinder, regionsOf } from './regions.ts';

const shell = inspectedApp({ name: 'shell', paths: ['/ui'] });
const board = inspectedApp({ name: 'mfe-x', paths: ['/board', '/board/:id'] });
const ownerOf = ownerFinder([shell, board]);

afterEach(() => {
  document.body.innerHTML = '';
});

it('finds whose page an address is, by which pattern', () => {
  expect(ownerOf('/board/7')).toEqual({ app: board, pattern: '/board/:id' });
  expect(ownerOf('/ui')).toEqual({ app: shell, pattern: '/ui' });
  expect(ownerOf('/nowhere')).toBeUndefined();
});

it('OPS-116 the content belongs to the remote of the address, what is around it to the shell', () => {
  document.body.innerHTML = `<header>outside</header><div id="root">
    <header></header><main id="content"><header></header><footer></footer></main><footer></footer></div>`;
  const tagsOf = (path: string) =>
    regionsOf([shell, board], ownerOf(path)).map(({ element, app }) => `${element.localName} ${app.name}`);
  expect(tagsOf('/board')).toEqual(['header shell', 'footer shell', 'main mfe-x']);
  expect(tagsOf('/nowhere')).toEqual(['header shell', 'footer shell', 'main shell']);
});

it('SHL-190 a content of a slot belongs to the remote that fills it', () => {
  document.body.innerHTML = `<div id="root"><main id="content">
    <div data-slot="a.cards@1" data-region="mfe-x"></div><div data-slot="a.cards@1" data-region="mfe-gone"></div>
  </main></div>`;
  expect(regionsOf([shell, board], undefined).slice(1)).toEqual([
    { element: document.querySelector('[data-slot]'), app: board, slot: 'a.cards@1' },
  ]);
});
