import { noFilters } from '@porao/contracts/board-filters';
import { afterPaint } from '@porao/platform';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../common/testing/setup.ts';
import en from '../../locales/en.ts';
import { FilterButton } from './filter-button.tsx';

const apply = vi.fn();

beforeEach(() => {
  stubBrowser();
  stubServer({ 'GET /api/tutoringcategory/select': [] });
  provideTestPlatform({ catalogs: { 'mfe-public': en } });
  render(
    <TestPage>
      <FilterButton filters={noFilters} count={0} onApply={apply} />
    </TestPage>,
  );
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('SHL-081 the button looks busy in the frame of its press, before its panel is rendered', async () => {
  const button = screen.getByRole('button', { name: 'Filters' });
  for (let press = 0; press < 2; press += 1) {
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('radio', { name: 'Female' })).toBeNull();
    await screen.findByRole('radio', { name: 'Female' });
    expect(button.getAttribute('aria-busy')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('SHL-083 filters that are applied close their panel first, then change the list', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Female' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(document.querySelector('[data-porao-overlay]')).toBeNull();
  expect(apply).not.toHaveBeenCalled();
  await afterPaint();
  expect(apply).toHaveBeenCalledExactlyOnceWith({ ...noFilters, gender: 'female' });
});
