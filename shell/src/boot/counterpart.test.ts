import { beforeEach, expect, it } from 'vitest';
import { counterpart } from './counterpart.ts';

const content = (inner: string) => `<header>Porao</header><main>${inner}</main>`;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="first"><div>${content('<p>A</p><p><button>B</button></p>')}</div></div>
    <div id="root"><div class="progress"></div><div>${content('<p>A</p><p><button>B</button></p>')}</div></div>`;
});

const one = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};
const inRoot = (selector: string) => counterpart(one(selector), one('#first'), one('#root'));

it('finds the same element of the same page, whatever is beside the page', () => {
  expect(inRoot('#first button')).toBe(one('#root button'));
  expect(inRoot('#first header')).toBe(one('#root header'));
});

it('finds nothing where the pages differ', () => {
  one('#root button').replaceWith(document.createElement('a'));
  expect(inRoot('#first button')).toBeNull();
  one('#root p:last-child').remove();
  expect(inRoot('#first button')).toBeNull();
  one('#root main').remove();
  expect(inRoot('#first header')).toBeNull();
});

it('finds nothing for what is not in the page', () => {
  const outside = document.body.appendChild(document.createElement('button'));
  expect(counterpart(outside, one('#first'), one('#root'))).toBeNull();
});

it('SHL-060 SHL-092 finds the same element where a translator replaced the texts before it', () => {
  const text = (inner: string) => `${inner}<button>A</button><button>B</button>`;
  one('#first main').innerHTML = text('<font><font>Leer</font></font>');
  one('#root main').innerHTML = text('Read');
  expect(inRoot('#first button')).toBe(one('#root button'));
  one('#first main').innerHTML = text('Read');
  one('#root main').innerHTML = text('<font><font>Leer</font></font>');
  expect(inRoot('#first button:last-child')).toBe(one('#root button:last-child'));
});
