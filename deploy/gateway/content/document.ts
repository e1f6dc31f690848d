import { serverStateId, serverViewAddress, serverViewId } from '@porao/contracts/page';
import type { InlineElements } from '../inline.ts';
import { escapeHtml, inlineJson, markup, raw } from '../markup.ts';
import type { PageFile } from '../page-files.ts';
import { starter } from '../starter.ts';
import type { Language } from './addresses.ts';
import { fullTitle, headTags } from './head.ts';
import type { RenderedContent } from './render.protocol.ts';

/** The parts of a page that its content fills. */
export interface ContentSlots {
  readonly title: string;
  readonly description: string;
  readonly headEnd: string;
  readonly content: string;
}

interface Place {
  readonly language: Language;
  readonly origin: string;
  /** Path and those parameters that the page reads. */
  readonly at: string;
  /** Names of the parameters. */
  readonly query: readonly string[];
}

/** Before the content, since a button can be pressed while the rest of the document comes. The last one pressed is kept,
 * and the shell presses its own when it takes over (shell/src/boot/server-view.ts). */
const keepPress = `document.addEventListener('click',function(e){var f=e.target.closest('#${serverViewId}'),b=e.target.closest('button');if(f&&b)f.lastPress={element:b,at:Date.now()}})`;

/** Offline a kept page is shown at any address: content of another address is removed before it is seen. */
const check = (query: readonly string[]) =>
  `(function(f,names){if(!f)return;var at=new URL(f.getAttribute('${serverViewAddress}'),location),own=new URLSearchParams(location.search);if(location.pathname!==at.pathname||names.some(function(n){return own.get(n)!==at.searchParams.get(n)}))f.remove()})(document.getElementById('${serverViewId}'),${inlineJson(query)})`;

/** What a release rendered, for the slots of the shell's page: shown until the scripts have rendered the same. The
 * `scripts` are of the shell. */
export function contentSlots(
  { page, styles }: RenderedContent,
  { language, origin, at, query }: Place,
  inline: InlineElements,
  scripts: readonly PageFile[],
): ContentSlots {
  return {
    title: escapeHtml(fullTitle(page.head, language)),
    description: escapeHtml(page.head.description),
    headEnd: `${headTags(page.head, { language, origin })}${styles && inline.style(styles)}`,
    content: [
      inline.script(keepPress),
      markup`<div id="${serverViewId}" ${raw(serverViewAddress)}="${at}">${raw(page.html)}</div>`,
      inline.script(check(query)),
      markup`<script type="application/json" id="${serverStateId}">${inlineJson(page.state)}</script>`,
      inline.script(starter(scripts, 'painted')),
    ].join(''),
  };
}
