import { earlyReadsName, sessionCookie, traceName } from '@porao/contracts/page';
import { inlineJson } from './markup.ts';

/** Sends what a signed-in person's page reads before any script file is loaded. The shell's client takes the
 * answers (`shell/src/boot/early-reads.ts`): by path, asked with these headers. `sent` are all that are sent. */
const source = (sent: string) => `(function(paths){
var found=/(?:^|; )${sessionCookie}=([^;]+)/.exec(document.cookie);
try{var token=JSON.parse(decodeURIComponent(found[1])).token}catch(_){return}
var headers={accept:'application/json','accept-language':document.documentElement.lang,authorization:'Bearer '+token};
var answers={};
paths.forEach(function(path){(answers[path]=fetch(path,{headers:${sent}})).catch(function(){})});
window.${earlyReadsName}={headers:headers,answers:answers}})`;

/** Not among the headers that the shell compares: a shell that sends no trace takes the answers, too. */
const withTrace = `(function(m){return m?Object.assign({traceparent:m.content},headers):headers})(document.querySelector('meta[name=${traceName}]'))`;

/** The script's text for reads as a manifest names them: `GET /api/v1/user`; `isTraced` where loads may have a trace. */
export function earlyReads(reads: readonly string[], isTraced: boolean): string {
  const paths = reads.map((read) => read.slice('GET '.length));
  return `${source(isTraced ? withTrace : 'headers').replaceAll('\n', '')}(${inlineJson(paths)})`;
}
