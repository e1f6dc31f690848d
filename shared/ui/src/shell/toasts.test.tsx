import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, ToastHost } from '../shell.ts';

const say = (message: string, over = {}) => {
  let close = () => {};
  act(() => {
    close = showToast({ tone: 'info', message, ...over }, 'Close');
  });
  return close;
};
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a toast in the task of the call, errors as alerts, and takes each away in its time', () => {
  say('Job saved successfully.', { tone: 'success' });
  say('You are offline!', { tone: 'error', duration: 3000 });
  expect(screen.getByRole('status').textContent).toBe('Job saved successfully.');
  expect(screen.getByRole('alert').textContent).toBe('You are offline!');
  pass(3000);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(2000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('stays while it is pointed at or has the focus, or until closed where it has no time', () => {
  say('Held');
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByText('Held')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(5000);
  expect(screen.queryByText('Held')).toBeNull();
  say('A newer version is ready', { duration: false });
  pass(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('replaces the one of the same id, and goes by the function that was returned', () => {
  say('Sending', { id: 'one', busy: true, duration: false });
  const close = say('Sent', { id: 'one', duration: false });
  expect(screen.getByRole('status').textContent).toBe('Sent');
  act(() => close());
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows five at a time', () => {
  for (const message of ['1', '2', '3', '4', '5', '6']) say(message, { id: message });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  pass(5000);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['6']);
  pass(5000);
});
