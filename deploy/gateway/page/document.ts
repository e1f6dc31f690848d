import type { PageHead, ServerPage, ServerRequest, SignedInPage, SignedInPlace } from '@porao/contracts';
import { serverStateId, serverViewAddress, serverViewId, serverViewOwner } from '@porao/contracts/page';
import { escapeHtml, inlineJson, type Markup, markup, raw } from '../markup.ts';
import type { RenderedContent } from '../render/render.protocol.ts';
import type { InlineElements } from '../site/inline.ts';
import type { Route } from '../site/page-routes.ts';
import { siteDescription } from '../site/template.ts';
import { fullTitle, headTags } from './head.ts';
import { type PageFile, scriptsOf } from './page-files.ts';
import { pageScript } from './page-script.ts';

export interface PageContent {
  readonly status: ServerPage['status'];
  /** Undefined for a page of one person. */
  readonly head?: PageHead;
  /** For the page of the live shell, whose `files` run after the content was painted. */
  slots(
    inline: InlineElements,
    files: readonly PageFile[],
  ): Record<'title' | 'description' | 'headEnd' | 'content', string>;
}

/** The content that a release rendered for guests: shown until the scripts have rendered the same. */
export function guestContent(
  { page, styles }: RenderedContent,
  { language, origin, path, search }: ServerRequest,
  query: readonly string[],
): PageContent {
  const { status, head } = page;
  return {
    status,
    head,
    slots: (inline, files) => ({
      title: escapeHtml(fullTitle(head, language)),
      description: escapeHtml(head.description),
      headEnd: `${headTags(head, { language, origin })}${styles && inline.style(styles)}`,
      content:
        inline.script(pageScript('keep-presses')) +
        viewOf(page, { at: path + search, query, owner: '' }, inline, files),
    }),
  };
}

export function personContent(
  { page, styles }: RenderedContent<SignedInPage>,
  { language, path, search }: SignedInPlace,
  { title, query = [] }: Pick<Route, 'title' | 'query'>,
  account: string,
): PageContent {
  return {
    status: 200,
    slots: (inline, files) => ({
      title: escapeHtml(fullTitle({ title: title[language] }, language)),
      description: escapeHtml(siteDescription),
      headEnd: styles && String(inline.style(styles)),
      content:
        inline.script(pageScript('keep-links')) +
        viewOf(
          page,
          { at: path + search, query, owner: markup` ${raw(serverViewOwner)}="${account}"` },
          inline,
          files,
        ),
    }),
  };
}

interface Place {
  /** Path and those parameters that the page reads. */
  readonly at: string;
  readonly query: readonly string[];
  /** Attribute of the account whose view it is. */
  readonly owner: Markup | '';
}

const viewOf = (
  { html, state }: SignedInPage,
  { at, query, owner }: Place,
  inline: InlineElements,
  files: readonly PageFile[],
): string =>
  [
    markup`<div id="${serverViewId}" ${raw(serverViewAddress)}="${at}"${owner}>${raw(html)}</div>`,
    inline.script(pageScript('own-address', query)),
    markup`<script type="application/json" id="${serverStateId}">${inlineJson(state)}</script>`,
    inline.script(pageScript('start-painted', scriptsOf(files))),
  ].join('');
