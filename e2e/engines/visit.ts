import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { sessionCookies, sessionOf } from '../support/accounts.ts';
import { type Engine, patienceMs } from './engine.ts';
import {
  chooseOption,
  hasLibrary,
  keepCodes,
  keptCode,
  markElement,
  putValue,
  type Sought,
  selectContent,
  type Words,
} from './in-page.ts';

/** An element by what people read and hear, as Testing Library finds it. */
export interface Target {
  readonly role?: string;
  /** The accessible name that goes with the role. */
  readonly name?: string | RegExp;
  readonly label?: string | RegExp;
  readonly text?: string | RegExp;
  /** Several match: the place of the one that is meant, from 0. */
  readonly nth?: number;
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const marked = '[data-engine]';

const wordsOf = (words: string | RegExp | undefined): Words | undefined =>
  words instanceof RegExp ? { source: words.source, flags: words.flags } : words;

const spoken = (target: Target) =>
  Object.entries(target)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');

/** One site in one engine. Each step waits until it can be made. */
export class Visit {
  readonly engine: Engine;
  readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Ends when the scripts have taken over from the server's page. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.site + path);
    await this.until(() => document.querySelector('#porao-first') === null);
  }

  /** Runs a function in the page, which may use nothing around it; what it takes and returns is JSON. */
  evaluate<Args extends readonly unknown[], T>(
    work: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    return this.engine.run<T>(`(${work.toString()})(...${JSON.stringify(args)})`);
  }

  /** Waits until a function holds in the page. */
  until<Args extends readonly unknown[]>(work: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return this.#passes(async () => expect(await this.evaluate(work, ...args), work.toString()).toBe(true));
  }

  /** The text of an element, or the value of a field, as soon as it is there. */
  async see(target: Target): Promise<string> {
    let text = '';
    await this.#passes(async () => {
      text = await this.#mark(target);
    });
    return text;
  }

  async unseen(target: Target): Promise<void> {
    await this.#passes(async () => {
      await expect(this.#mark(target), `not ${spoken(target)}`).rejects.toThrow('no element');
    });
  }

  async press(target: Target): Promise<void> {
    await this.#passes(() => this.#mark(target, true));
    await this.engine.click(marked);
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.press({ label });
    await this.evaluate(selectContent);
    await this.engine.type(marked, text);
  }

  /** As autofill does: all at once, with an event that says so or without any. */
  async autofill(label: string | RegExp, value: string, withEvent: boolean): Promise<void> {
    await this.see({ label });
    await this.evaluate(putValue, value, withEvent);
  }

  /** Presses a button and answers the code that the answer of this test installation has. */
  async codeAfter(button: string): Promise<string> {
    await this.evaluate(keepCodes);
    await this.press({ role: 'button', name: button });
    let code: string | null = null;
    await this.#passes(async () => {
      code = await this.evaluate(keptCode);
      expect(code, 'a code').not.toBeNull();
    });
    return code ?? '';
  }

  async choose(label: string | RegExp, index: number): Promise<void> {
    await this.#passes(async () => {
      await this.#mark({ label });
      expect(await this.evaluate(chooseOption, index), `an option ${index} of ${label}`).toBe(true);
    });
  }

  /** Waits for the path of the address. */
  async at(path: string | RegExp): Promise<void> {
    const pathname = async () => new URL(await this.engine.url()).pathname;
    if (typeof path === 'string') await this.#passes(async () => expect(await pathname()).toBe(path));
    else await this.#passes(async () => expect(await pathname()).toMatch(path));
  }

  /** Without the form. */
  async signIn(phone: string, secret?: string): Promise<void> {
    const cookies = sessionCookies(await sessionOf(this.site, phone, secret));
    // A browser takes cookies of the site that is open; this file of it is small.
    await this.engine.open(`${this.site}/robots.txt`);
    for (const [name, value] of Object.entries(cookies)) await this.engine.setCookie(this.site, name, value);
  }

  async #mark(target: Target, reachable = false): Promise<string> {
    if (!(await this.evaluate(hasLibrary))) await this.engine.run(library);
    const { name, label, text, ...rest } = target;
    const sought: Sought = {
      ...rest,
      name: wordsOf(name),
      label: wordsOf(label),
      text: wordsOf(text),
      reachable,
    };
    const found = await this.evaluate(markElement, sought);
    if (found === null) throw new Error(`There is no element with ${spoken(target)}.`);
    return found;
  }

  #passes(step: () => Promise<unknown>): Promise<void> {
    return expect(async () => {
      await step();
    }).toPass({ timeout: patienceMs, intervals: [50, 100, 250] });
  }
}
