import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberedPhone } from '../../common/phone-cookie.ts';
import { openPage } from '../../common/testing/render.tsx';
import PhonePage from './phone.page.tsx';

beforeEach(() => {
  document.cookie = 'gt_phone=; Path=/; Max-Age=0';
});

it('AUT-012 keeps the phone in a cookie for seven days and goes to sign in after a second', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.useFakeTimers({ shouldAdvanceTime: false });
  openPage('/auth/phone', <PhonePage />);
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '০১৭১২৩৪৫৬৭৮' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  // The page renders, and starts its second, at the end of this.
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
    'gt_phone=01712345678; Path=/; SameSite=Lax; Max-Age=604800',
  ]);
  expect(screen.getByTestId('path').textContent).toBe('/auth/phone');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByTestId('path').textContent).toBe('/auth/signin');
  expect(rememberedPhone()).toBe('01712345678');
});

it('refuses what is no phone', async () => {
  openPage('/auth/phone', <PhonePage />);
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^Phone number must start with '01'/)).toBeTruthy();
  expect(rememberedPhone()).toBe('');
});
