import type { ServerPage, SignedInPage } from '@porao/contracts';
import { serverStateId, serverViewAddress, serverViewId, serverViewOwner } from '@porao/contracts/page';
import { escapeHtml, inlineJson, type Markup, markup, raw } from '../markup.ts';
import type { RenderedContent } from '../render/render.protocol.ts';
import type { Language } from '../site/addresses.ts';
import type { InlineElements } from '../site/inline.ts';
import { siteDescription } from '../site/template.ts';
import { fullTitle, headTags } from './head.ts';
import { type PageFile, scriptsOf } from './page-files.ts';
import { pageScript } from './page-script.ts';

/** The parts of a page that its content fills. */
export interface ContentSlots {
  readonly title: string;
  readonly description: string;
  readonly headEnd: string;
  readonly content: string;
}

export interface PageContent {
  readonly status: ServerPage['status'];
  /** For the page of the live shell, whose `files` run after the content was painted. */
  slots(inline: InlineElements, files: readonly PageFile[]): ContentSlots;
}

interface Place {
  readonly language: Language;
  /** Path and those parameters that the page reads. */
  readonly at: string;
  /** Names of the parameters. */
  readonly query: readonly string[];
}

/** Holds what a release rendered for guests, for the slots of the shell's page: shown until the scripts have rendered
 * the same. The `scripts` are the shell's. */
export function contentSlots(
  { page, styles }: RenderedContent,
  { origin, ...place }: Place & { origin: string },
  inline: InlineElements,
  scripts: readonly PageFile[],
): ContentSlots {
  const { language } = place;
  return {
    title: escapeHtml(fullTitle(page.head, language)),
    description: escapeHtml(page.head.description),
    headEnd: `${headTags(page.head, { language, origin })}${styles && inline.style(styles)}`,
    content: inline.script(pageScript('keep-presses')) + viewOf(page, markup``, place, inline, scripts),
  };
}

/** The same of what was rendered for an account. */
export function signedInSlots(
  { page, styles }: RenderedContent<SignedInPage>,
  { title, account, ...place }: Place & { title: string; account: string },
  inline: InlineElements,
  scripts: readonly PageFile[],
): ContentSlots {
  return {
    title: escapeHtml(fullTitle({ title }, place.language)),
    description: escapeHtml(siteDescription),
    headEnd: styles && inline.style(styles),
    content:
      inline.script(pageScript('keep-links')) +
      viewOf(page, markup` ${raw(serverViewOwner)}="${account}"`, place, inline, scripts),
  };
}

const viewOf = (
  { html, state }: SignedInPage,
  owner: Markup,
  { at, query }: Place,
  inline: InlineElements,
  scripts: readonly PageFile[],
): string =>
  [
    markup`<div id="${serverViewId}" ${raw(serverViewAddress)}="${at}"${owner}>${raw(html)}</div>`,
    inline.script(pageScript('own-address', query)),
    markup`<script type="application/json" id="${serverStateId}">${inlineJson(state)}</script>`,
    inline.script(pageScript('start-painted', scriptsOf(scripts))),
  ].join('');
