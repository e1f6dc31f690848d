import { addCatalog } from '@porao/platform/shell';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { Header } from './header.tsx';
import type { MenuEntry } from './menu.ts';

const menu: MenuEntry[] = [
  { place: 'main', order: 10, path: '/board', label: { en: 'Board', bn: 'Board' }, icon: 'user' },
];
const page = (
  <TestPage path="/board?days=3">
    <Header menu={menu} />
  </TestPage>
);

/** Where the browser goes when this button sends its form. */
function sent({ form, name, value }: HTMLButtonElement): string {
  if (!form) throw new Error('There is no form.');
  const fields = new URLSearchParams();
  new FormData(form).forEach((text, field) => typeof text === 'string' && fields.append(field, text));
  fields.append(name, value);
  return `${form.method} ${form.getAttribute('action')}?${fields}`;
}
const buttons = (name: string) => screen.getAllByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  localStorage.clear();
  provideTestPlatform();
  addCatalog('shell', en);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('SHL-210 the language and the colour mode are forms by GET, which lead to the same page', () => {
  document.body.innerHTML = renderToStaticMarkup(page);
  for (const language of document.querySelectorAll<HTMLButtonElement>('button[lang]'))
    expect(sent(language)).toBe(`get /board?days=3&lang=${language.lang}`);
  for (const dark of buttons('Use the dark mode'))
    expect(sent(dark)).toBe('get /_gateway/mode?next=%2Fboard%3Fdays%3D3&to=dark');
});

it('SHL-210 with scripts the same button changes the mode in the page, and nothing is sent', () => {
  render(page);
  const send = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', send);
  for (const dark of buttons('Use the dark mode').slice(0, 1)) fireEvent.click(dark);
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  document.removeEventListener('submit', send);
  expect(send).not.toHaveBeenCalled();
});

it('SHL-211 the menu of phones opens without scripts, and has its entries from the start', () => {
  document.body.innerHTML = renderToStaticMarkup(page);
  const details = document.querySelector('#mobile-menu')?.closest('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toContain('Open the menu');
  expect(details?.querySelector('a[href="/board"]')).not.toBeNull();
});
