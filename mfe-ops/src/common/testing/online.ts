import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** As a browser that loses its network or has it again. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** An answer of a server that cannot be reached. */
export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};
