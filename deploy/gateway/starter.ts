import { trustedTypesPolicies } from '@porao/contracts/page';
import { inlineJson } from './markup.ts';
import type { PageFile } from './page-files.ts';

const whenParsed = `addEventListener('DOMContentLoaded',start)`;
/** Their evaluation would delay the first frame; where nothing is painted, after a second. */
const whenPainted = `addEventListener('DOMContentLoaded',function(){if(document.hidden)return start();setTimeout(start,1000);new PerformanceObserver(start).observe({type:'paint',buffered:true})})`;

/** The text of the script that runs the shell's scripts, in their order: what it loads needs no source of its own in the
 * policy. Of a page with content once that was painted. Without CORS a page learns nothing of errors in
 * a development server's script. */
export function starter(files: readonly PageFile[], when: 'parsed' | 'painted'): string {
  const scripts = files.flatMap(({ kind, href, integrity }) =>
    kind === 'script' ? [integrity === undefined ? [href] : [href, integrity]] : [],
  );
  return `(function(scripts){var rules={createScriptURL:function(url){return url}},policy=window.trustedTypes?trustedTypes.createPolicy('${trustedTypesPolicies.starter}',rules):rules;
function start(){for(var one;one=scripts.shift();){var s=document.createElement('script');s.async=false;s.src=policy.createScriptURL(one[0]);s.crossOrigin='anonymous';if(one[1])s.integrity=one[1];document.head.append(s)}}
${when === 'painted' ? whenPainted : whenParsed}})(${inlineJson(scripts)})`;
}
