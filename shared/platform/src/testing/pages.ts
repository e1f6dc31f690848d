import { act, screen } from '@testing-library/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { vi } from 'vitest';

/** The page whose route the path has, and the path with its query beside it in `data-testid=path`. */
export function TestRoutes({ pages }: { pages: Readonly<Record<string, ReactNode>> }): ReactNode {
  const { pathname, search } = useLocation();
  const routes = Object.entries({ '*': null, ...pages }).map(([path, element]) => ({ path, element }));
  const page = useRoutes(routes);
  const where = createElement('output', { 'data-testid': 'path' }, pathname + search);
  return createElement(Fragment, null, page, where);
}

/** The address of the link of that name, in the page or a part of it. */
export function hrefOf(name: string | RegExp, part: Part = screen): string | null {
  return part.getByRole('link', { name }).getAttribute('href');
}
interface Part {
  getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
}

/** As a browser that loses its network or has it again. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
