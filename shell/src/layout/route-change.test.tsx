import { Link, useLocation, useNavigate } from '@porao/platform';
import { BrowserRouter } from '@porao/platform/shell';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMissedNavigation, useRouteChange } from './route-change.ts';

let place = 0;
/** Where the browser puts the page before its effects run; it stays where it is without it. */
let cut: number | undefined;

function scroll(top: number): void {
  place = top;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  provideTestPlatform();
  place = 0;
  cut = undefined;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  document.elementFromPoint = () => null;
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const navigate = useNavigate();
  useRouteChange();
  return (
    <main data-main-content id="content" tabIndex={-1}>
      <Link to="/terms">Terms</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

/** Its layout effect comes after those of the page. */
function Browser({ children }: PropsWithChildren) {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== '' && cut !== undefined) scroll(cut);
  }, [key]);
  return children;
}

const open = () =>
  render(
    <TestPage>
      <Browser>
        <Page />
      </Browser>
    </TestPage>,
  );

it('a new path opens at its top, and the one before at the place where it was left', async () => {
  open();
  scroll(700);
  fireEvent.click(screen.getByText('Terms'));
  expect(place).toBe(0);
  scroll(300);
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(place).toBe(700));
});

it('a page that is shorter for a moment is still shown at its place', async () => {
  open();
  scroll(700);
  fireEvent.click(screen.getByText('Terms'));
  cut = 308;
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(place).toBe(700));
});

it('SHL-071 shows the page that the browser went back to while the first one was rendered', () => {
  history.replaceState(null, '', '/first');
  function Path() {
    const { pathname } = useLocation();
    // Before the router's first commit.
    if (window.location.pathname === '/first') history.replaceState(null, '', '/earlier');
    return <p>{pathname}</p>;
  }
  function Root() {
    useMissedNavigation();
    return (
      <BrowserRouter>
        <Path />
      </BrowserRouter>
    );
  }
  render(<Root />);
  expect(screen.getByText('/earlier')).toBeTruthy();
});

it('moves the focus to the content of a new path, but not out of a field that has it', () => {
  const { unmount } = open();
  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  unmount();

  open();
  const field = screen.getByRole('main').appendChild(document.createElement('input'));
  const link = screen.getByRole('link', { name: 'Terms' });
  // As a key of the page does, before the effects of the navigation.
  link.addEventListener('click', () => field.focus());
  fireEvent.click(link);
  expect(document.activeElement).toBe(field);
});
