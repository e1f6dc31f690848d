import type { ServerPage } from '@porao/contracts';
import { starterPolicy } from '../security-headers.ts';
import { escapeHtml, inlineJson } from '../template.ts';
import type { Language } from './addresses.ts';
import { fullTitle, headTags } from './head.ts';

interface Place {
  readonly language: Language;
  readonly origin: string;
  /** Path and query as the browser has them. */
  readonly at: string;
  readonly nonce: string;
}

/** A kept page may be shown for another address while there is no network: then its content goes before it is seen.
 * Otherwise the last button that is pressed is kept as `lastPress` of the element: the shell, whose scripts come
 * later, presses its own button instead (shell/src/boot/server-view.ts). */
const check = `(function(f){if(!f)return;if(location.pathname+location.search!==f.getAttribute('data-at'))return f.remove();f.addEventListener('click',function(e){var b=e.target.closest('button');if(b)f.lastPress={element:b,at:Date.now()}})})(document.getElementById('porao-first'))`;

const deferred = /<script defer src="([^"]+)"[^>]* integrity="([^"]+)"[^>]*><\/script>/g;

/** Runs the shell once the content was painted, since its evaluation would hold back the first frame wherever the
 * script is there before it; where nothing is painted, soon. */
const starter = (scripts: readonly [src: string, integrity: string][]) =>
  `(function(scripts){var rules={createScriptURL:function(url){return url}},policy=window.trustedTypes?trustedTypes.createPolicy('${starterPolicy}',rules):rules;
function start(){for(var one;one=scripts.shift();){var s=document.createElement('script');s.async=false;s.src=policy.createScriptURL(one[0]);s.integrity=one[1];s.crossOrigin='anonymous';document.head.append(s)}}
addEventListener('DOMContentLoaded',function(){if(document.hidden)return start();new PerformanceObserver(start).observe({type:'paint',buffered:true});setTimeout(start,1000)})})(${inlineJson(scripts)})`;

/** Puts what a release rendered into the shell's page: it stands until the scripts have rendered the same. */
export function withContent(html: string, page: ServerPage, { language, origin, at, nonce }: Place): string {
  const { content, styles } = withoutStyleAttributes(page.html);
  const head = [
    headTags(page.head, { language, origin, nonce }),
    styles && `<style nonce="${nonce}">${styles}</style>`,
  ].join('');
  const scripts = [...html.matchAll(deferred)].map(([, src = '', integrity = '']): [string, string] => [
    src,
    integrity,
  ]);
  const body = [
    `<div id="porao-first" data-at="${escapeHtml(at)}">${content}</div>`,
    `<script nonce="${nonce}">${check}</script>`,
    `<script type="application/json" id="porao-first-state" nonce="${nonce}">${inlineJson(page.state)}</script>`,
    `<script nonce="${nonce}">${starter(scripts)}</script>`,
  ].join('');
  return (
    html
      .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(fullTitle(page.head, language))}</title>`)
      .replace(
        /<meta name="description"[^>]*>/i,
        () => `<meta name="description" content="${escapeHtml(page.head.description)}">`,
      )
      .replace(deferred, '')
      // The content does not wait for them: its fonts and pictures come first.
      .replaceAll(/<link rel="preload" as="script"(?! fetchpriority)/g, (tag) => `${tag} fetchpriority="low"`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root">', (root) => body + root)
  );
}

/** The page's policy forbids style attributes in markup; a style element with the nonce says the same. */
function withoutStyleAttributes(html: string): { content: string; styles: string } {
  const known = new Map<string, number>();
  const content = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/gi, (_, before: string, style: string) => {
    const number = known.get(style) ?? known.size;
    known.set(style, number);
    return `${before} data-css="${number}"`;
  });
  const styles = [...known]
    .map(([style, number]) => `[data-css="${number}"]{${unescaped(style)}}`)
    .join('')
    .replaceAll('<', '');
  return { content, styles };
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/[{}]/g, '');
