import type { Page } from '@playwright/test';

/** Paths of the requests that a page makes from now on to addresses that fit. */
export function requestsTo(page: Page, address: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
