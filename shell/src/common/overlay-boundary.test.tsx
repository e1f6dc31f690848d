import { reportEvent } from '@porao/contracts/page';
import { addCatalog } from '@porao/platform/shell';
import { provideTestPlatform, type TestPlatform } from '@porao/platform/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { OverlayBoundary } from './overlay-boundary.tsx';

addCatalog('shell', en);
let platform: TestPlatform;
const broken = { now: true };
function Overlay() {
  if (broken.now) throw new Error('No answer after 10 s.');
  return <p>Sign in again</p>;
}
const show = (onFail?: () => void) =>
  render(
    <>
      <textarea defaultValue="typed" />
      <OverlayBoundary release="000000000000" {...(onFail && { onFail })}>
        <Overlay />
      </OverlayBoundary>
    </>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  platform = provideTestPlatform();
  broken.now = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps what is typed below it, says so once, and tries again by itself', () => {
  show();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByDisplayValue('typed')).toBeTruthy();
  expect(platform.toasts).toHaveLength(1);
  broken.now = false;
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText('Sign in again')).toBeTruthy();
});

it('OPS-115 reports that its code could not be imported', () => {
  const reported = vi.fn();
  window.addEventListener(reportEvent, reported, { once: true });
  show(() => {});
  expect(reported.mock.lastCall?.[0]).toMatchObject({ detail: { kind: 'load-error', phase: 'import' } });
});

it('leaves the next step to whoever asks for it', () => {
  const onFail = vi.fn();
  show(onFail);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(onFail).toHaveBeenCalledOnce();
});
