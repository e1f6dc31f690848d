import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../common/testing/setup.ts';
import { Confetti, confettiDuration } from './confetti.tsx';

vi.mock('canvas-confetti', () => ({
  default: { create: () => Object.assign(() => null, { reset: () => {} }) },
}));

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PUB-050 rains for 9800 ms and is gone', () => {
  expect(confettiDuration).toBe(9800);
  render(<Confetti />);
  act(() => void vi.advanceTimersByTime(9799));
  expect(screen.getByTestId('confetti')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByTestId('confetti')).toBeNull();
});
