import { addCatalog } from '@porao/platform/shell';
import { hrefOf, provideTestPlatform, TestPage } from '@porao/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { MenuEntry } from './menu.ts';

const entry = (place: string, order: number, name: string, inactive?: true): MenuEntry => ({
  place,
  order,
  path: `/${order}`,
  label: { en: name, bn: name },
  icon: 'user',
  ...(inactive && { inactive }),
});
const menu = [
  entry('footer-service', 20, 'Second'),
  entry('footer-service', 30, 'Later', true),
  entry('footer-service', 10, 'First'),
  entry('join-learn', 10, 'As A Parent'),
  entry('join-learn', 20, 'As A Student', true),
  entry('main', 10, 'Board'),
];

const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => media);
  provideTestPlatform();
  addCatalog('shell', en);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SHL-193 the footer has the entries of manifests in their order; one that is inactive leads nowhere', () => {
  render(
    <TestPage path="/">
      <Footer menu={menu} />
    </TestPage>,
  );
  const service = within(screen.getByRole('navigation', { name: 'Service' }));
  expect(service.getAllByRole('link').map((link) => link.textContent)).toEqual(['First', 'Second', 'Later']);
  expect(hrefOf('First')).toBe('/10');
  expect(hrefOf('Later')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('SHL-193 the menus to join have them, too; a menu without entries is not there', () => {
  render(
    <TestPage path="/">
      <Header menu={menu} />
    </TestPage>,
  );
  expect(hrefOf('As A Parent')).toBe('/10');
  expect(screen.getByText('As A Student').getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link', { name: 'As A Student' })).toBeNull();
  expect(screen.queryByText('Join To Teach')).toBeNull();
});
