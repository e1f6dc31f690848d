import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRegionSheets } from './region-sheets.ts';

const remote = (name: string) => ({ name, base: `/releases/${name}/1/` });
const first = remote('mfe-a');
const other = remote('mfe-b');

function Page({ of }: { of: typeof first }) {
  useRegionSheets(of);
  return null;
}

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it('SHL-163 the styles of a remote apply while its region is in the page, in links and as the page came with them', () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/releases/mfe-a/1/css/a.css">
    <link rel="stylesheet" href="/releases/mfe-b/1/css/b.css">
    <link rel="stylesheet" href="/releases/shell/1/css/a.css">
    <style data-app="mfe-a" data-href="css/a.css"></style>
    <style data-app="mfe-b" data-href="css/b.css"></style>
    <style></style>`;
  const media = () =>
    [...document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style')].map(
      (element) => element.media || 'all',
    );
  const { rerender, unmount } = render(<Page of={first} />);
  expect(media()).toEqual(['all', 'all', 'all', 'all', 'all', 'all']);
  rerender(<Page of={other} />);
  expect(media()).toEqual(['not all', 'all', 'all', 'not all', 'all', 'all']);
  rerender(<Page of={first} />);
  expect(media()).toEqual(['all', 'not all', 'all', 'all', 'not all', 'all']);
  unmount();
  expect(media()).toEqual(['not all', 'not all', 'all', 'not all', 'not all', 'all']);
});

it('SHL-189 the styles stay while another region of the remote is in the page', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/releases/mfe-a/1/css/a.css">';
  const media = () => document.head.querySelector('link')?.media;
  const page = render(<Page of={first} />);
  const card = render(<Page of={first} />);
  page.unmount();
  expect(media()).toBe('');
  card.unmount();
  expect(media()).toBe('not all');
});
