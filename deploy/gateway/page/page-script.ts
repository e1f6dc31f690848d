import { inlineJson } from '../markup.ts';
import { pageScripts } from './scripts.generated.ts';

/** The text of a script of the page (shell/src/page-scripts) with what it is given written into it. */
export const pageScript = (name: keyof typeof pageScripts, given?: unknown): string =>
  pageScripts[name].replace('PAGE_GIVEN', () => String(inlineJson(given)));
