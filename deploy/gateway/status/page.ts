import type { AuditEntry } from '../../registry/driver.ts';
import type { Counts } from '../telemetry.ts';
import { escapeHtml } from '../template.ts';
import type { AppLine, StatusReport } from './report.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2rem 0 .25rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);white-space:nowrap}
td.words{white-space:normal;min-width:16rem}
.bad{color:light-dark(#b3261e,#ffb4ab);font-weight:600}
code{font-family:ui-monospace,monospace}
form{display:inline-flex;gap:.5rem;margin:.25rem .5rem .25rem 0}
label{display:block;margin:.75rem 0}input{display:block;font:inherit;padding:.5rem;min-height:44px;box-sizing:border-box;width:100%}
button{font:inherit;min-height:44px;padding:.25rem 1rem;cursor:pointer}
.sign{display:block;max-width:22rem}.note{opacity:.8}`;

const frame = (nonce: string, title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main>${body}</main></body></html>`;

export const signInPage = (nonce: string, message: string) =>
  frame(
    nonce,
    'Porao releases: sign in',
    `<h1>Porao releases</h1>${message && `<p role="alert" class="bad">${escapeHtml(message)}</p>`}
<form class="sign" method="post" action="/_gateway/status/sign-in">
<label>Your name, for the log<input name="name" required maxlength="60" autocomplete="username"></label>
<label>Token<input name="token" type="password" required autocomplete="current-password"></label>
<button>Sign in</button></form>`,
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
    `<h1>Porao releases</h1>
<p>Revision ${report.revision}.${worker} Signed in as ${escapeHtml(name)}. ${action('sign-out', '', formKey, 'Sign out')}</p>
${message && `<p role="status"><strong>${escapeHtml(message)}</strong></p>`}
<p class="note">Counts are this gateway's own, since ${escapeHtml(started)}.</p>
${report.apps.map((app) => appSection(app, formKey)).join('')}
<h2>Log</h2><div class="scroll"><table><thead><tr><th>Time</th><th>Who</th><th>What</th><th>From</th><th>To</th><th>Why</th></tr></thead>
<tbody>${report.log.map(logRow).join('')}</tbody></table></div>`,
  );
}

function appSection({ app, since, active, previous, canary, releases }: AppLine, formKey: string): string {
  const live = since ? `live since ${shortTime(since.time)} by ${escapeHtml(since.actor)}` : 'live';
  const buttons = [
    previous && previous !== active
      ? action('rollback', app, formKey, `Roll back to ${previous}`, active)
      : '',
    canary ? action('promote', app, formKey, `Promote ${canary.release}`, active) : '',
    canary ? action('end-canary', app, formKey, 'End the canary', active) : '',
  ];
  return `<h2>${escapeHtml(app)}</h2><p>${active ? `<code>${active}</code> ${live}` : 'Nothing is live.'}</p>
<div class="scroll"><table><thead><tr><th>Release</th><th></th><th>Published</th><th>Pages</th><th>Loads</th><th>Load errors</th><th>Script errors</th><th>Load time</th><th>LCP</th><th>INP</th><th>CLS</th></tr></thead>
<tbody>${releases
    .map(
      ({ id, mark, published, counts }) =>
        `<tr><td><code>${id}</code></td><td>${mark}</td><td>${escapeHtml(published)}</td>${numbers(counts)}</tr>`,
    )
    .join('')}</tbody></table></div>${buttons.join('')}`;
}

function numbers(counts: Readonly<Counts> | undefined): string {
  const mean = (total: number, count: number, digits: number, unit: string) =>
    count === 0 ? '–' : `${(total / count).toFixed(digits)}${unit}`;
  if (counts === undefined) return '<td>–</td>'.repeat(8);
  const { LCP, INP, CLS } = counts.vitals;
  const error = (times: number) =>
    times > 0 ? `<td class="bad" title="${escapeHtml(counts.last ?? '')}">${times}</td>` : '<td>0</td>';
  return [
    `<td>${counts.pages}</td><td>${counts.timing}</td>`,
    error(counts['load-error']),
    error(counts['script-error']),
    `<td>${mean(counts.total, counts.timing, 0, ' ms')}</td>`,
    `<td>${mean(LCP.total, LCP.count, 0, ' ms')}</td><td>${mean(INP.total, INP.count, 0, ' ms')}</td>`,
    `<td>${mean(CLS.total, CLS.count, 3, '')}</td>`,
  ].join('');
}

function logRow({
  time,
  actor,
  action: what,
  app,
  from,
  to,
  reason,
  percent,
  forced = [],
}: AuditEntry): string {
  const share = percent === undefined ? '' : percent === 0 ? ' for the team' : ` for ${percent} %`;
  const why = [reason, ...forced.map((refusal) => `forced over ${refusal}`)].filter(Boolean).join('; ');
  return `<tr><td>${shortTime(time)}</td><td>${escapeHtml(actor)}</td><td>${what} ${escapeHtml(app)}${share}</td><td><code>${from ?? '–'}</code></td><td><code>${to || '–'}</code></td><td class="words">${escapeHtml(why)}</td></tr>`;
}

/** `seen` is what the operator saw live: a change meanwhile is not undone by an old page. */
function action(
  path: string,
  app: string,
  formKey: string,
  label: string,
  seen: string | null = null,
): string {
  const hidden = { form_key: formKey, app, seen: seen ?? '' };
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/_gateway/status/${path}">${inputs.join('')}<button>${escapeHtml(label)}</button></form>`;
}

const shortTime = (time: string) => escapeHtml(time.slice(0, 19).replace('T', ' '));
