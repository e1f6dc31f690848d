import type { AuditEntry } from '../../registry/driver.ts';
import { escapeHtml } from '../markup.ts';
import type { Counts } from '../telemetry.ts';
import type { AppLine, StatusReport } from './report.ts';

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

const frame = (nonce: string, title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main></body></html>`;

export const signInPage = (nonce: string, message: string) =>
  frame(
    nonce,
    'Porao releases: sign in',
    `<div class="card sign"><h1>Porao releases</h1>${message && `<p role="alert" class="bad">${escapeHtml(message)}</p>`}
<form class="sign" method="post" action="/_gateway/status/sign-in">
<label>Your name, for the log<input name="name" required maxlength="60" autocomplete="username"></label>
<label>Token<input name="token" type="password" required autocomplete="current-password"></label>
<button class="main">Sign in</button></form></div>`,
  );

interface Shown {
  readonly nonce: string;
  readonly name: string;
  readonly formKey: string;
  readonly message: string;
  readonly started: string;
}

export function statusPage(report: StatusReport, shown: Shown): string {
  const { nonce, name, formKey, message, started } = shown;
  const worker = report.serviceWorker === 'off' ? ' The service worker is switched off.' : '';
  return frame(
    nonce,
    'Porao releases',
    `<header><div><h1>Porao releases</h1>
<p class="note">Revision ${report.revision}.${worker} Counts are this gateway's own, since ${escapeHtml(started)}. Times are UTC.</p></div>
<form method="post" action="/_gateway/status/sign-out">${hidden({ form_key: formKey })}<span class="note">${escapeHtml(name)}</span> <button>Sign out</button></form></header>
${message && `<p role="status" class="card said">${escapeHtml(message)}</p>`}
${report.apps.map((app) => appSection(app, formKey)).join('')}
<section class="card"><h2>Log</h2>${table(['Time', 'Who', 'What', 'From', 'To', 'Why'], report.log.map(logCells))}</section>`,
  );
}

interface Cell {
  /** HTML. */
  readonly text: string;
  readonly kind?: string;
  readonly hint?: string;
}

const plain = (text: string, kind?: string): Cell => ({ text: escapeHtml(text), ...(kind && { kind }) });
const code = (id: string | null): Cell => ({ text: id ? `<code>${escapeHtml(id)}</code>` : '', kind: 'id' });

/** Columns on a wide screen, lines with their names on a narrow one. */
function table(names: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = names.map(
    (name, at) => `<th scope="col"${classOf(rows[0]?.[at]?.kind?.split(' ')[0])}>${name}</th>`,
  );
  const lines = rows.map((cells) =>
    cells.map(({ text, kind, hint }, at) => {
      const title = hint ? ` title="${escapeHtml(hint)}"` : '';
      return `<td role="cell" data-label="${names[at]}"${classOf(kind)}${title}>${text}</td>`;
    }),
  );
  return `<table role="table"><thead><tr>${head.join('')}</tr></thead><tbody>${lines.map((line) => `<tr role="row">${line.join('')}</tr>`).join('')}</tbody></table>`;
}

const classOf = (kind: string | undefined) => (kind ? ` class="${kind}"` : '');

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

function appSection({ app, since, active, previous, canary, releases }: AppLine, formKey: string): string {
  const live = since ? `live since ${shortTime(since.time)} by ${escapeHtml(since.actor)}` : 'live';
  const buttons = [
    previous && previous !== active ? button('rollback', `Roll back to ${previous}`, true) : '',
    canary ? button('promote', `Promote ${canary.release}`) : '',
    canary ? button('end-canary', 'End the canary') : '',
  ].join('');
  // `seen` is what the operator saw live: a change meanwhile is not undone by an old page. The first, disabled button keeps
  // Enter in the reason from choosing an action.
  const fields = hidden({ form_key: formKey, app, seen: active ?? '' });
  const actions = `<form class="actions" method="post"><button disabled hidden></button>${fields}<label>Why, for the log<input name="reason" maxlength="200" autocomplete="off"></label>${buttons}</form>`;
  const rows = releases.map(({ id, mark, unsigned, published, counts }) => [
    {
      text: [`<code>${id}</code>`, ...[mark, unsigned].filter(Boolean).map(badge)].join(' '),
    },
    plain(published),
    ...numbers(counts),
  ]);
  return `<section class="card"><div class="head"><h2>${escapeHtml(app)}</h2><p>${active ? `<code>${active}</code> ${live}` : 'Nothing is live.'}</p></div>
${table(columns, rows)}${buttons && actions}</section>`;
}

const badge = (text: string) => `<span class="mark">${escapeHtml(text)}</span>`;
const none = plain('–', 'number none');

function numbers(counts: Readonly<Counts> | undefined): Cell[] {
  const mean = (total: number, count: number, digits: number, unit: string) =>
    count === 0 ? none : plain(`${(total / count).toFixed(digits)}${unit}`, 'number');
  if (counts === undefined) return Array.from({ length: 9 }, () => none);
  const { LCP, INP, CLS } = counts.vitals;
  const errors = (times: number, hint = counts.last): Cell =>
    times === 0 ? plain('0', 'number') : { text: String(times), kind: 'number bad', hint: hint ?? '' };
  return [
    plain(String(counts.pages), 'number'),
    plain(String(counts.timing), 'number'),
    errors(counts['load-error']),
    errors(counts['script-error']),
    errors(counts.policy, counts.refused),
    mean(counts.total, counts.timing, 0, ' ms'),
    mean(LCP.total, LCP.count, 0, ' ms'),
    mean(INP.total, INP.count, 0, ' ms'),
    mean(CLS.total, CLS.count, 3, ''),
  ];
}

function logCells(entry: AuditEntry): Cell[] {
  const { time, actor, action, app, from, to, reason, percent, forced = [] } = entry;
  const share = percent === undefined ? '' : percent === 0 ? ' for the team' : ` for ${percent} %`;
  const why = [reason, ...forced.map((refusal) => `forced over ${refusal}`)].filter(Boolean).join('; ');
  return [
    plain(shortTime(time)),
    plain(actor, 'words'),
    plain(`${action} ${app}${share}`),
    code(from),
    code(to),
    plain(why, 'words'),
  ];
}

const button = (path: string, label: string, isMain = false) =>
  `<button formaction="/_gateway/status/${path}"${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button>`;

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const shortTime = (time: string) => escapeHtml(time.slice(0, 19).replace('T', ' '));
