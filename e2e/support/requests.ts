import type { Page } from '@playwright/test';
import { isReleaseFile } from '@porao/contracts/page';

/** Paths of the requests that a page makes from now on to addresses that fit. */
export function requestsTo(page: Page, address: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Paths of the documents that a page asks for from now on. */
export function navigationsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Origins of the files of releases that a page asks for from now on, without workers, which are of the site itself. */
export function releaseOriginsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (isReleaseFile(pathname) && !pathname.includes('/workers/')) origins.add(origin);
  });
  return origins;
}
