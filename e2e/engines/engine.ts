/** The size of a page in CSS pixels; the window of WebKitGTK is as wide as its bars need. */
export const pageSize = { width: 412, height: 840 };

/** In ms. A busy machine is slow, not wrong: this only ends what hangs. */
export const patienceMs = 120_000;

/** The steps that a journey takes in a browser; each client of a browser implements them. Selectors are of CSS. */
export interface Engine {
  /** Ends when the document has loaded. */
  open: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Runs an expression in the page; its value is JSON, or a promise of it. */
  run: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Presses the keys of a text in an element, in place of what is selected there. */
  type: (selector: string, text: string) => Promise<void>;
  /** The site has to be open. */
  setCookie: (site: string, name: string, value: string) => Promise<void>;
  /** A PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** As somebody who blocks all cookies; Firefox alone has a setting for it. */
  readonly blocksStorage?: boolean;
}
