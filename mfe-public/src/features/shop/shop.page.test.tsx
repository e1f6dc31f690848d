import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import ShopPage from './shop.page.tsx';

function open(shopUrl?: string) {
  openPage(<ShopPage />, { path: '/porao-shop', config: shopUrl ? { shopUrl } : {} });
  return screen.getAllByRole('article');
}

it('shows each kit with its picture, words, price in taka and order link', () => {
  const cards = open();
  expect(cards.map((card) => within(card).getByText(/^৳/).textContent)).toEqual([
    '৳ 1,099',
    '৳ 999',
    '৳ 1599',
    '৳ 499',
  ]);
  for (const card of cards) {
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toMatch(/Kit$/);
    expect(card.querySelector('svg')).toBeTruthy();
  }
});

it('orders in a new tab without access to this page', () => {
  const [first] = open('https://shop.example/kits');
  const link = within(first as HTMLElement).getByRole('link', {
    name: 'Order now: Numbers Kit (opens in a new tab)',
  });
  expect(link.getAttribute('href')).toBe('https://shop.example/kits');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('orders from support while there is no shop', () => {
  const [first] = open();
  const link = within(first as HTMLElement).getByRole('link', { name: 'Order now: Numbers Kit' });
  expect(link.getAttribute('href')).toBe('/support');
  expect(link.hasAttribute('target')).toBe(false);
});
