import { noFilters } from '@porao/contracts/board-filters';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import FilterPanel from './filter-panel.tsx';

it('ALR-028 the controls show a salary and a distance that they do not offer, and keep them', async () => {
  const apply = vi.fn();
  const filters = { ...noFilters, salary: '3000-6500', distance: 7.5 };
  openPage(<FilterPanel opened filters={filters} onApply={apply} onClose={() => {}} />);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '3000-6500' })).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledWith(filters);
  fireEvent.click(screen.getByRole('radio', { name: '2000-5000' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenLastCalledWith({ ...filters, salary: '2000-5000' });
});
