import { loadTokenName, reportEvent, reportsPath, traceName } from '@porao/contracts/page';

/** Beacons of one page at most: an endless loop of errors is reported once. */
const most = 5;

/** Reports what the shell cannot: that it did not start, which the page then says, and errors outside of React; to the
 * gateway those of a release's file. It is in the page itself, so that it works for every release of the shell. */
const source = (trace: Trace) => `(function(n){
function send(kind,url,message,stack){var r=/\\/releases\\/([a-z0-9-]+)\\/([0-9a-f]{12})\\//.exec(url||'')||[];
var detail={kind:kind,app:r[1],release:r[2],message:String(message).slice(0,300),stack:stack};
dispatchEvent(new CustomEvent('${reportEvent}',{detail:detail}));
if(r[1]==='shell')document.documentElement.setAttribute('data-failed-start','');
var token=document.querySelector('meta[name=${loadTokenName}]')${trace.read};
if(r[1]&&navigator.onLine&&n-->0)navigator.sendBeacon('${reportsPath}',new Blob([JSON.stringify({kind:kind,app:r[1],release:r[2],message:detail.message,token:token?token.content:undefined${trace.sent}})],{type:'application/json'}))}
addEventListener('error',function(e){var t=e.target;
if(!t||!t.tagName)send('script-error',e.filename,e.message,(e.error&&e.error.stack)||e.filename+':'+e.lineno+':'+e.colno);
else if(t.tagName==='SCRIPT'&&/\\/releases\\/shell\\//.test(t.src))send('load-error',t.src,'not loaded')},true);
addEventListener('unhandledrejection',function(e){var r=e.reason,s=r&&r.stack;send('script-error',s,s?r.message:r,s)})
})(${most})`;

interface Trace {
  readonly read: string;
  readonly sent: string;
}
const none: Trace = { read: '', sent: '' };
const ofLoad: Trace = {
  read: `,trace=document.querySelector('meta[name=${traceName}]')`,
  sent: ',trace:trace?trace.content:undefined',
};

/** The script's text; `isTraced` where loads may have a trace. */
export const errorWatch = (isTraced: boolean): string =>
  source(isTraced ? ofLoad : none).replaceAll('\n', '');
