import { earlyReadsName, nonceMark, sessionCookie } from '@porao/contracts/page';
import { inlineJson } from './markup.ts';

/** Sends what a signed-in person's page reads before any script file is loaded. The shell's client takes the
 * answers (`shell/src/boot/early-reads.ts`): by path, asked with these headers. */
const source = `(function(paths){
var found=/(?:^|; )${sessionCookie}=([^;]+)/.exec(document.cookie);
try{var token=JSON.parse(decodeURIComponent(found[1])).token}catch(_){return}
var headers={accept:'application/json','accept-language':document.documentElement.lang,authorization:'Bearer '+token};
var answers={};
paths.forEach(function(path){(answers[path]=fetch(path,{headers:headers})).catch(function(){})});
window.${earlyReadsName}={headers:headers,answers:answers}})`;

/** The script for reads as a manifest names them: `GET /api/v1/user`. */
export function earlyReads(reads: readonly string[]): string {
  const paths = reads.map((read) => read.slice('GET '.length));
  return `<script nonce="${nonceMark}">${source.replaceAll('\n', '')}(${inlineJson(paths)})</script>`;
}
