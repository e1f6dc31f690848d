import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search.field.tsx';

const set = vi.fn<(changes: { q: string }) => void>();
let asked: string | undefined;
vi.mock('./search-params.ts', () => ({ useListParams: () => ({ get: () => asked, set }) }));

beforeEach(() => {
  asked = undefined;
  set.mockReset();
});

it('keeps what is typed until the address says what was typed before', async () => {
  const { rerender } = render(<SearchField label="Search" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const come = (q: string | undefined) => {
    asked = q;
    rerender(<SearchField label="Search" />);
  };
  await userEvent.type(field, '017{Enter}');
  expect(set).toHaveBeenLastCalledWith({ q: '017' });
  await userEvent.type(field, '00');
  come('017');
  expect(field.value).toBe('01700');
  await waitFor(() => expect(set).toHaveBeenLastCalledWith({ q: '01700' }));
  come('01700');
  expect(field.value).toBe('01700');

  // Back, and on again.
  come('017');
  expect(field.value).toBe('017');
  come('01700');
  expect(field.value).toBe('01700');
});
