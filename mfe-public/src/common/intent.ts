import { afterPaint } from '@porao/platform';

let load: () => Promise<unknown> = () => Promise.resolve();

/** Set by the remote: how the code of the job page is loaded. */
export function setJobPagePreload(preload: () => Promise<unknown>): void {
  load = preload;
}

/** Loads the code of the job page before it is opened. Its data is not read ahead: a read counts as a view. */
export function preloadJobPage(): void {
  void afterPaint()
    .then(() => load())
    .catch(() => {});
}
