import { TestPage } from '@porao/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageButtons, pageWindow } from './page-buttons.tsx';

it.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 4, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [4, 20, [1, null, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [17, 20, [1, null, 16, 17, 18, null, 20]],
  [18, 20, [1, null, 17, 18, 19, 20]],
  [20, 20, [1, null, 17, 18, 19, 20]],
] as const)('RUL-026 page %i of %i offers %j', (page, last, numbers) => {
  expect(pageWindow(page, last)).toEqual(numbers);
});

it('RUL-026 never offers more than five pages, and always the current one with its neighbours', () => {
  for (let last = 1; last <= 30; last += 1) {
    for (let page = 1; page <= last; page += 1) {
      const numbers = pageWindow(page, last).filter((number) => number !== null);
      expect(numbers.length).toBeLessThanOrEqual(5);
      const neighbours = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last);
      expect(numbers).toEqual(expect.arrayContaining(neighbours));
    }
  }
});

function show(page: number, last: number): void {
  render(
    <TestPage path="/list">
      <PageButtons
        page={page}
        last={last}
        to={(number) => ({ search: number === 1 ? '' : `?page=${number}` })}
        label="Pages"
        pageLabel={(number) => `Page ${number}`}
        previousLabel="Previous page"
        nextLabel="Next page"
      />
    </TestPage>,
  );
}

it('RUL-026 links to the pages, with the current one marked and steps beside them', () => {
  show(10, 20);
  const nav = screen.getByRole('navigation', { name: 'Pages' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Page 9',
    'Page 10',
    'Page 11',
    'Page 20',
    'Next page',
  ]);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('10');
  expect(within(nav).getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/list');
  expect(within(nav).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/list?page=11');
  expect(nav.textContent).toBe('1…91011…20');
});

it('shows nothing for a single page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('has no step before the first page', () => {
  show(1, 3);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy();
});
