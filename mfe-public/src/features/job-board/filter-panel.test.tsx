import { noFilters } from '@porao/contracts/board-filters';
import { stubServer } from '@porao/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
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

it('PUB-112 class and subject are seen at once, and are chosen below what is above them', async () => {
  const apply = vi.fn();
  const option = (id: number, text: string) => ({ id, text });
  stubServer({
    'GET /api/tutoringcategory/select': [option(1, 'Bangla Medium')],
    'POST /api/iclass/select': [option(111, 'Class 8')],
    'POST /api/subject/select': [option(11103, 'Mathematics')],
  });
  openPage(<FilterPanel opened filters={noFilters} onApply={apply} onClose={() => {}} />);
  const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const choose = async (name: string, text: string) => {
    const { value } = await within(field(name)).findByRole<HTMLOptionElement>('option', { name: text });
    fireEvent.change(field(name), { target: { value } });
  };
  await screen.findByRole('combobox', { name: 'Class' });
  expect(field('Location').disabled).toBe(false);
  expect(within(field('Class')).getByRole('option', { name: 'Choose a category first' })).toBeTruthy();
  expect(['Class', 'Subject'].map((name) => field(name).disabled)).toEqual([true, true]);
  await choose('Category', 'Bangla Medium');
  expect(['Class', 'Subject'].map((name) => field(name).disabled)).toEqual([false, true]);
  await choose('Class', 'Class 8');
  await choose('Subject', 'Mathematics');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).toHaveBeenCalledWith({ ...noFilters, category: 1, iclass: 111, subject: 11103 });
});
