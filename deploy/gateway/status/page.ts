import { type AuditEntry, shareText } from '../../registry/driver.ts';
import { type Markup, markup, raw } from '../markup.ts';
import { type Counts, phases } from '../rollout/telemetry.ts';
import { beganWith, errorSection, isSpared } from './errors.ts';
import type { StatusReport } from './report.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;
--text:light-dark(#1f2a26,#e6ece9);--dim:light-dark(#55655e,#a3b3ac);--page:light-dark(#f7f6f1,#121816);--card:light-dark(#fff,#1a2320);
--line:light-dark(#d5ddd8,#33413b);--brand:light-dark(#0b5d44,#7fd6b5);--on-brand:light-dark(#fff,#06281d);--bad:light-dark(#b3261e,#ffb4ab)}
body{margin:0;color:var(--text);background:var(--page)}main{max-width:80rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:0}p{margin:0}
header,.head{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin-top:1rem}
.note{color:var(--dim)}.said{border-inline-start:4px solid var(--brand)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;margin-top:.5rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
th{color:var(--dim);font-weight:500;font-size:.875rem}tbody tr:last-child>td{border-bottom:0}
td.number{text-align:end}th.number{text-align:end}.words{overflow-wrap:anywhere}
.bad{color:var(--bad);font-weight:600}code{font-family:ui-monospace,monospace}
.mark{background:var(--brand);color:var(--on-brand);border-radius:6px;padding:.1rem .4rem;font-size:.8rem;font-weight:600;white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}.actions{margin-top:.75rem}
label{display:block;font-size:.875rem;color:var(--dim)}
input{display:block;font:inherit;color:inherit;background:var(--card);border:1px solid var(--dim);border-radius:8px;padding:.5rem;min-height:44px;box-sizing:border-box;width:100%}
button{font:inherit;font-weight:600;min-height:44px;padding:.25rem 1rem;border-radius:8px;cursor:pointer;color:var(--brand);background:none;border:1px solid currentColor}
button.main{color:var(--on-brand);background:var(--brand);border-color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.sign{display:block;max-width:22rem}.sign>*{margin-top:.75rem}
@media(max-width:64rem){thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody{display:block}tr{display:flex;flex-wrap:wrap;gap:.1rem .75rem;border-bottom:1px solid var(--line);padding:.6rem 0}tbody tr:last-child{border-bottom:0}
td,td.number{border:0;padding:0;text-align:start}td.number::before,td.id::before{content:attr(data-label) ' ';color:var(--dim);font-size:.875rem}
td:empty,td.none{display:none}form,form label{flex:1 1 100%}}`;

const frame = (nonce: string, title: string, body: Markup) =>
  markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${raw(style)}</style></head><body><main>${body}</main></body></html>`;

export const signInPage = (nonce: string, message: string) =>
  frame(
    nonce,
    'Porao releases: sign in',
    markup`<div class="card sign"><h1>Porao releases</h1>${message && markup`<p role="alert" class="bad">${message}</p>`}
<form class="sign" method="post" action="/_gateway/status/sign-in">
<label>Your name, for the log<input name="name" required maxlength="60" autocomplete="username"></label>
<label>Token<input name="token" type="password" required autocomplete="current-password"></label>
<button class="main">Sign in</button></form></div>`,
  );

type Shown = Readonly<Record<'nonce' | 'name' | 'formKey' | 'message' | 'started', string>>;

export function statusPage(report: StatusReport, { nonce, name, formKey, message, started }: Shown): Markup {
  const worker = report.serviceWorker === 'off' ? ' The service worker is switched off.' : '';
  return frame(
    nonce,
    'Porao releases',
    markup`<header><div><h1>Porao releases</h1>
<p class="note">Revision ${report.revision}.${worker} Counts are this gateway's own, since ${started}. Times are UTC.</p></div>
<form method="post" action="/_gateway/status/sign-out">${hidden({ form_key: formKey })}<span class="note">${name}</span> <button>Sign out</button></form></header>
${message && markup`<p role="status" class="card said">${message}</p>`}
${errorSection(report.errorRuns)}
${report.apps.map((app) => appSection(app, formKey, report.errorRuns))}
<section class="card"><h2>Log</h2>${table(['Time', 'Who', 'What', 'From', 'To', 'Why'], report.log.map(logCells))}</section>`,
  );
}

interface Cell {
  readonly text: string | Markup;
  readonly kind?: string;
  readonly hint?: string | undefined;
}

const code = (id: string | null): Cell => ({ text: id ? markup`<code>${id}</code>` : '', kind: 'id' });

/** Columns on a wide screen, lines with their names on a narrow one. */
function table(names: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  const head = names.map(
    (name, at) => markup`<th scope="col"${classOf(rows[0]?.[at]?.kind?.split(' ')[0])}>${name}</th>`,
  );
  const cellOf = ({ text, kind, hint }: Cell, at: number) =>
    markup`<td role="cell" data-label="${names[at]}"${classOf(kind)}${hint && markup` title="${hint}"`}>${text}</td>`;
  return markup`<table role="table"><thead><tr>${head}</tr></thead><tbody>${rows.map((cells) => markup`<tr role="row">${cells.map(cellOf)}</tr>`)}</tbody></table>`;
}

const classOf = (kind: string | undefined) => kind && markup` class="${kind}"`;

const columns = [
  'Release',
  'Published',
  'Pages',
  'Loads',
  'Load errors',
  'Script errors',
  'Policy reports',
  'Load time',
  'LCP',
  'INP',
  'CLS',
];

function appSection(
  { app, since, active, previous, canary, releases }: StatusReport['apps'][number],
  formKey: string,
  runs: StatusReport['errorRuns'],
): Markup {
  const live = since ? `live since ${shortTime(since.time)} by ${since.actor}` : 'live';
  const buttons = [
    ...(previous && previous !== active
      ? [button('rollback', `Roll back to ${previous}`, !isSpared(runs, app, active))]
      : []),
    ...(canary
      ? [button('promote', `Promote ${canary.release}`), button('end-canary', 'End the canary')]
      : []),
  ];
  // `seen` prevents an old page from undoing a change; the disabled button keeps Enter from choosing an action.
  const fields = hidden({ form_key: formKey, app, seen: active ?? '' });
  const actions = markup`<form class="actions" method="post"><button disabled hidden></button>${fields}<label>Why, for the log<input name="reason" maxlength="200" autocomplete="off"></label>${buttons}</form>`;
  const rows = releases.map(({ id, mark, unsigned, published, counts }) => {
    const badges = [mark, unsigned].filter(Boolean).map((text) => markup` <span class="mark">${text}</span>`);
    const began = beganWith(runs, `${app}/${id}`);
    return [{ text: markup`<code>${id}</code>${badges}${began}` }, { text: published }, ...numbers(counts)];
  });
  return markup`<section class="card" id="${app}"><div class="head"><h2>${app}</h2><p>${active ? markup`<code>${active}</code> ${live}` : 'Nothing is live.'}</p></div>
${table(columns, rows)}${buttons.length > 0 && actions}</section>`;
}

const none: Cell = { text: '–', kind: 'number none' };
const number = (text: string | number): Cell => ({ text: String(text), kind: 'number' });

function numbers(counts: Readonly<Counts> | undefined): Cell[] {
  if (counts === undefined) return Array.from({ length: 9 }, () => none);
  const mean = (total: number, count: number, digits: number, unit: string) =>
    count === 0 ? none : number(`${(total / count).toFixed(digits)}${unit}`);
  const errors = (times: number, hint: string | undefined, text: Cell['text'] = String(times)): Cell =>
    times === 0 ? number(0) : { text, kind: 'number bad', hint };
  const byPhase = (kind: keyof typeof phases): Cell => {
    const known = phases[kind].filter((phase) => counts.phases[phase] > 0);
    const list = known.map((phase) => `${phase} ${counts.phases[phase]}`).join(', ');
    const text = list ? markup`${counts[kind]} <span class="note">${list}</span>` : String(counts[kind]);
    return errors(counts[kind], counts.last, text);
  };
  const { LCP, INP, CLS } = counts.vitals;
  return [
    number(counts.pages),
    number(counts.timing),
    byPhase('load-error'),
    byPhase('script-error'),
    errors(counts.policy, counts.refused),
    mean(counts.total, counts.timing, 0, ' ms'),
    mean(LCP.total, LCP.count, 0, ' ms'),
    mean(INP.total, INP.count, 0, ' ms'),
    mean(CLS.total, CLS.count, 3, ''),
  ];
}

function logCells(entry: AuditEntry): Cell[] {
  const { time, actor, action, app, from, to, reason, forced = [], skipped = [] } = entry;
  const over = forced.map((refusal) => `forced over ${refusal}`);
  const without = skipped.map((check) => `without a check of ${check}`);
  const why = [reason, ...over, ...without].filter(Boolean).join('; ');
  return [
    { text: shortTime(time) },
    { text: actor, kind: 'words' },
    { text: `${action} ${app}${shareText(entry)}` },
    // A publication alone changes nothing that is live.
    code(action === 'publish' ? null : from),
    code(to),
    { text: why, kind: 'words' },
  ];
}

const button = (path: string, label: string, isMain = false) =>
  markup`<button formaction="/_gateway/status/${path}"${isMain && markup` class="main"`}>${label}</button>`;

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );

const shortTime = (time: string) => time.slice(0, 19).replace('T', ' ');
