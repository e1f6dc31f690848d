import { noFilters } from '@porao/contracts/board-filters';
import { afterPaint } from '@porao/platform';
import { stubServer } from '@porao/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import { FilterButton } from './filter-button.tsx';

const apply = vi.fn();

beforeEach(() => {
  apply.mockClear();
  stubBrowser();
  stubServer({ 'GET /api/tutoringcategory/select': [] });
  openPage(<FilterButton filters={noFilters} count={0} onApply={apply} />);
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
