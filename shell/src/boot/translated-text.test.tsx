import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { guardTranslatedTexts, nodeCalls } from './translated-text.ts';

const report = vi.fn<(error: Error) => void>();
const calls = nodeCalls();

/** Puts each text of the page into two `font` elements, as Chrome does. */
function translate(): void {
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} (translated)`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function Line({ isBusy, first = false }: { isBusy: boolean; first?: boolean }) {
  return (
    <p>
      {first && <b>New</b>}
      {isBusy ? 'Saving' : <i>Saved</i>}
    </p>
  );
}

beforeAll(() => guardTranslatedTexts(report));
afterEach(() => {
  cleanup();
  report.mockClear();
  document.documentElement.className = '';
});
afterAll(() => Object.assign(Node.prototype, calls));

it('SHL-110 a text that a translator replaced is removed without an error, and reported once', () => {
  const { rerender } = render(<Line isBusy />);
  translate();
  rerender(<Line isBusy={false} />);
  expect(screen.getByText('Saved').parentElement?.innerHTML).toBe('<i>Saved</i>');
  rerender(<Line isBusy />);
  translate();
  rerender(<Line isBusy={false} />);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[0].message).toContain('removeChild');
});

it('SHL-110 an element comes before a text that a translator replaced', () => {
  const { rerender } = render(<Line isBusy />);
  translate();
  rerender(<Line isBusy first />);
  expect(screen.getByText('New').nextElementSibling?.textContent).toBe('Saving (translated)');
});

it('SHL-110 outside of a translated page a wrong parent is an error as always', () => {
  render(<Line isBusy />);
  const [text, other] = [document.createTextNode('x'), document.createElement('p')];
  expect(() => other.removeChild(text)).toThrow('not a child');
  expect(() => other.insertBefore(document.createElement('b'), text)).toThrow('child can not be found');
  document.documentElement.classList.add('translated-ltr');
  expect(() => other.removeChild(document.createElement('b'))).toThrow('not a child');
  expect(report).not.toHaveBeenCalled();
});
