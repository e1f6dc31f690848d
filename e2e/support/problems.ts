import type { BrowserContext } from '@playwright/test';

/** It ends with its session, gateway, API or network; the page comes back to it, or asks. */
const isStream = (url: string) => url.endsWith('/events/notices');

/** The file of a preload comes a second time: its element has other credentials or another kind of digest. Not meant are
 * files that a service worker answers, as it took the page over while that loaded. */
const isLoadedTwice = (words: string) => /^A preload for .* not used (?!.*service worker)/.test(words);

/** Collects what goes wrong in a browser context: console errors, files that come twice, uncaught errors, failed
 * requests. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #log: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#log.push(`${message.type()}: ${message.text()}`);
      const isError = message.type() === 'error' && !isStream(message.location().url);
      if (isError || isLoadedTwice(message.text()))
        this.#found.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const words = request.failure()?.errorText ?? 'failed';
      // A page that is left cancels what it was loading.
      if (words !== 'net::ERR_ABORTED' && !isStream(request.url()))
        this.#found.push(`request: ${request.url()} ${words}`);
    });
  }

  /** Says that these belong to the test. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Everything that the console said, then what went wrong. */
  all(): string {
    return [...this.#log, '', ...this.#found].join('\n');
  }

  /** Returns the problems that no test allowed. */
  unexpected(): string[] {
    return this.#found.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
