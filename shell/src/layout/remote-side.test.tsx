import type { PageRemote } from '@porao/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const Side = () => <p>Profile 80 %</p>;
vi.mock('../remotes/use-remote.ts', () => ({ useRemote: () => ({ module: { side: Side } }) }));
const { RemoteSide } = await import('./remote-side.tsx');

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it("SHL-163 the side bar's part keeps its styles while it is there, whatever page is shown", () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/releases/mfe-a/1/css/a.css" media="not all">';
  const media = () => document.head.querySelector('link')?.media;
  const remote = { name: 'mfe-a', release: '1', base: '/releases/mfe-a/1/', integrity: {} };
  const { unmount } = render(<RemoteSide remote={remote as PageRemote} />);
  expect(screen.getByText('Profile 80 %').closest('[data-region="mfe-a"]')).toBeTruthy();
  expect(media()).toBe('all');
  unmount();
  expect(media()).toBe('not all');
});
