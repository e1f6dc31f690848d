import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useColorMode } from '../shell.ts';

/** The system's mode, which the test changes. */
function stubSystem(initial: 'light' | 'dark') {
  const listeners = new Set<(event: { matches: boolean }) => void>();
  let mode = initial;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && mode === 'dark';
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next: 'light' | 'dark') => {
    mode = next;
    for (const listener of listeners) listener({ matches: next === 'dark' });
  };
}

function Switch(): ReactNode {
  const { mode, toggle } = useColorMode();
  return (
    <button type="button" onClick={toggle}>
      {mode}
    </button>
  );
}
const show = () => render(<Switch />);
const shown = () => [
  screen.getByRole('button').textContent,
  document.documentElement.dataset['mantineColorScheme'],
];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("SHL-004 the colour mode follows the system's until one is chosen, which is kept", async () => {
  const change = stubSystem('dark');
  const first = show();
  expect(shown()).toEqual(['dark', 'dark']);
  act(() => change('light'));
  expect(shown()).toEqual(['light', 'light']);
  expect(localStorage.getItem('porao-color-mode')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['dark', 'dark']);
  expect(localStorage.getItem('porao-color-mode')).toBe('dark');
  first.unmount();
  show();
  act(() => change('light'));
  expect(shown()).toEqual(['dark', 'dark']);
  localStorage.setItem('porao-color-mode', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'porao-color-mode' })));
  expect(shown(), 'chosen in another tab').toEqual(['light', 'light']);
});

it('a mode can be chosen where the storage is closed', async () => {
  stubSystem('light');
  vi.stubGlobal('localStorage', undefined);
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toEqual(['dark', 'dark']);
});
