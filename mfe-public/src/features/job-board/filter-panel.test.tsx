import { noFilters } from '@porao/contracts/board-filters';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import en from '../../locales/en.ts';
import FilterPanel from './filter-panel.tsx';

it('ALR-028 the controls show a salary and a distance that they do not offer, and keep them', async () => {
  provideTestPlatform({ catalogs: { 'mfe-public': en } });
  const apply = vi.fn();
  const filters = { ...noFilters, salary: '3000-6500', distance: 7.5 };
  render(
    <TestPage>
      <FilterPanel opened filters={filters} onApply={apply} onClose={() => {}} />
    </TestPage>,
  );
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '3000-6500' })).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledWith(filters);
  fireEvent.click(screen.getByRole('radio', { name: '2000-5000' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenLastCalledWith({ ...filters, salary: '2000-5000' });
});
