import { nonceMark, reportsPath } from '@porao/contracts/page';

/** Beacons of one page at most: an endless loop of errors is reported once. */
const most = 5;

/** Reports to the gateway what the shell cannot: that it did not start, and errors outside of React, by the release that the
 * file belongs to. It is in the page itself, so that it works for every release of the shell. */
const source = `(function(n){
function send(kind,url,message){var r=/\\/releases\\/([a-z0-9-]+)\\/([0-9a-f]{12})\\//.exec(url||'');
if(r&&navigator.onLine&&n-->0)navigator.sendBeacon('${reportsPath}',new Blob([JSON.stringify({kind:kind,app:r[1],release:r[2],message:String(message).slice(0,300)})],{type:'application/json'}))}
addEventListener('error',function(e){var t=e.target;
if(!t||!t.tagName)send('script-error',e.filename,e.message);
else if(t.tagName==='SCRIPT'&&/\\/releases\\/shell\\//.test(t.src))send('load-error',t.src,'not loaded')},true);
addEventListener('unhandledrejection',function(e){if(e.reason&&e.reason.stack)send('script-error',e.reason.stack,e.reason.message)})
})(${most})`;

export const errorWatch = `<script nonce="${nonceMark}">${source.replaceAll('\n', '')}</script>`;
