import type { SignedInPage } from '@porao/contracts';
import { serverStateId, serverViewAddress, serverViewId, serverViewOwner } from '@porao/contracts/page';
import type { InlineElements } from '../inline.ts';
import { escapeHtml, inlineJson, type Markup, markup, raw } from '../markup.ts';
import type { PageFile } from '../page-files.ts';
import { starter } from '../starter.ts';
import { siteDescription } from '../template.ts';
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
  /** Path and those parameters that the page reads. */
  readonly at: string;
  /** Names of the parameters. */
  readonly query: readonly string[];
}

/** Shows a control as busy instead of the one before; the shell reads `lastPress`. */
const keepControl = `function keep(f,b){if(f.lastPress)f.lastPress.element.removeAttribute('aria-busy');b.setAttribute('aria-busy','true');f.lastPress={element:b,at:Date.now()}}`;

/** The last button pressed is kept, and the shell repeats that when it takes over (shell/src/boot/server-view.ts). A
 * select is kept for its look alone: the shell hands over all fields. The browser itself sends no form. */
const keepPress = `document.addEventListener('submit',function(e){if(e.target.closest('#${serverViewId}'))e.preventDefault()});['click','change'].forEach(function(type){document.addEventListener(type,function(e){var f=e.target.closest('#${serverViewId}'),b=e.target.closest(type==='click'?'button':'select');if(f&&b)keep(f,b)})})`;

/** Of an area's page: a link pressed early to a page of the same area is kept in the same way, as following it at once
 * would load all scripts again. Where they do not come for ten seconds it is followed. */
const keepLink = `document.addEventListener('click',function(e){var f=e.target.closest('#${serverViewId}'),a=e.target.closest('a');if(!f||!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||a.target||a.hash||a.origin!==location.origin||a.pathname.split('/')[1]!==location.pathname.split('/')[1])return;e.preventDefault();keep(f,a);setTimeout(function(){if(f.isConnected&&f.lastPress.element===a)location.assign(a.href)},10000)})`;

/** Before the content, since a control can be used while the rest of the document comes. */
const keepControls = (...parts: string[]) => `(function(){${[keepControl, ...parts].join(';')}})()`;

/** Offline a kept page is shown at any address: content of another address is removed before it is seen. */
const check = (query: readonly string[]) =>
  `(function(f,names){if(!f)return;var at=new URL(f.getAttribute('${serverViewAddress}'),location),own=new URLSearchParams(location.search);if(location.pathname!==at.pathname||names.some(function(n){return own.get(n)!==at.searchParams.get(n)}))f.remove()})(document.getElementById('${serverViewId}'),${inlineJson(query)})`;

/** What a release rendered for guests, for the slots of the shell's page: shown until the scripts have rendered the same.
 * The `scripts` are of the shell. */
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
    content: inline.script(keepControls(keepPress)) + viewOf(page, markup``, place, inline, scripts),
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
      inline.script(keepControls(keepPress, keepLink)) +
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
    inline.script(check(query)),
    markup`<script type="application/json" id="${serverStateId}">${inlineJson(state)}</script>`,
    inline.script(starter(scripts, 'painted')),
  ].join('');
