import { serverStateId, serverViewAddress, serverViewId, trustedTypesPolicies } from '@porao/contracts/page';
import { escapeHtml, inlineJson, type Markup, markup, raw } from '../markup.ts';
import type { PageFile } from '../page-files.ts';
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
  /** Path and query as the browser has them. */
  readonly at: string;
  readonly nonce: string;
  /** Of the shell; they run after the content was painted. */
  readonly scripts: readonly PageFile[];
}

/** Offline a kept page is shown at any address: content of another address is removed before it is seen. Otherwise the
 * last button pressed is kept, and the shell presses its own when it takes over (shell/src/boot/server-view.ts). */
const check = raw(
  `(function(f){if(!f)return;if(location.pathname+location.search!==f.getAttribute('${serverViewAddress}'))return f.remove();f.addEventListener('click',function(e){var b=e.target.closest('button');if(b)f.lastPress={element:b,at:Date.now()}})})(document.getElementById('${serverViewId}'))`,
);

/** Runs the shell once the content was painted, since its evaluation would delay the first frame; where nothing is
 * painted, after a second. */
const starter = (scripts: readonly PageFile[]): Markup =>
  raw(`(function(scripts){var rules={createScriptURL:function(url){return url}},policy=window.trustedTypes?trustedTypes.createPolicy('${trustedTypesPolicies.starter}',rules):rules;
function start(){for(var one;one=scripts.shift();){var s=document.createElement('script');s.async=false;s.src=policy.createScriptURL(one[0]);s.integrity=one[1];s.crossOrigin='anonymous';document.head.append(s)}}
addEventListener('DOMContentLoaded',function(){if(document.hidden)return start();new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,1000)})})(${inlineJson(scripts.map(({ href, integrity = '' }) => [href, integrity]))})`);

/** What a release rendered, for the slots of the shell's page: shown until the scripts have rendered the same. */
export function contentSlots({ page, styles }: RenderedContent, place: Place): ContentSlots {
  const { language, origin, at, nonce, scripts } = place;
  return {
    title: escapeHtml(fullTitle(page.head, language)),
    description: escapeHtml(page.head.description),
    headEnd: `${headTags(page.head, { language, origin, nonce })}${styles && markup`<style nonce="${nonce}">${raw(styles)}</style>`}`,
    content: [
      markup`<div id="${serverViewId}" ${raw(serverViewAddress)}="${at}">${raw(page.html)}</div>`,
      markup`<script nonce="${nonce}">${check}</script>`,
      markup`<script type="application/json" id="${serverStateId}" nonce="${nonce}">${inlineJson(page.state)}</script>`,
      markup`<script nonce="${nonce}">${starter(scripts)}</script>`,
    ].join(''),
  };
}
