/** Names by which gateway, page and service worker know each other's data. Without zod: every page loads them. */

import { home, signIn } from '../paths.ts';

export const pageDataId = 'porao-page';
export const serverViewId = 'porao-first';
/** The words of a page whose scripts do not start (shell/src/index.html). */
export const startHelpId = 'porao-help';
export const serverStateId = 'porao-first-state';

/** Attribute of the server's view: path and query that it was rendered for. */
export const serverViewAddress = 'data-at';
/** Attribute of the server's view of somebody who is signed in: the account. Absent in a guest's. */
export const serverViewOwner = 'data-of';

/** Property of `window` with the answers to what the page asked before the shell's script ran. */
export const earlyReadsName = 'poraoReads';
export interface EarlyReads {
  readonly headers: Readonly<Record<string, string>>;
  /** By path; an answer that was taken is removed. */
  readonly answers: Record<string, Promise<Response>>;
}

/** Where a guest wanted to go. */
export const intendedPathCookie = 'gt_intended_path';
export const languageCookie = 'gt_selected_language';
/** The query parameter that names a language; it goes over the cookie. */
export const languageParameter = 'lang';

/** Property of `window` with the origin of files of releases, where it is not the page's own. The shell's page has the
 * name written out. */
export const assetOriginName = 'poraoAssets';
/** Parameter of the service worker's address with that origin. */
export const assetOriginParameter = 'assets';
/** Set by a page for which that origin failed: its next pages take files from their own. */
export const assetFallbackCookie = 'porao_own_assets';

/** Addresses that the page and its service worker ask the gateway for. */
export const releasesPath = '/releases/';
/** Below it each app has a folder with the files of its releases whose names contain the hash of their content. */
export const filesPath = '/files/';
/** Returns whether a path is of a file of a release, under either address. */
export const isReleaseFile = (path: string): boolean =>
  path.startsWith(filesPath) || path.startsWith(releasesPath);
/** Below it each state of the registry has a folder with `routes.json`, `shell.json` and `<remote>.json`. */
export const siteStatesPath = '/_gateway/site/';
export const routesFile = 'routes.json';
export const liveReleasesPath = '/_gateway/revision';

/** The number of unread notices whenever it changes, as a stream of events. Not below `/api`: live service workers keep
 * the answer of every GET there. */
export const noticeStreamPath = '/events/notices';
/** Event of that stream with the registry's revision: as a reader begins, and when a release was taken back. */
export const releasesEvent = 'releases';
export const reportsPath = '/_gateway/telemetry';
/** Name of the meta element with the token that the page's reports carry; only there while a canary runs. The page makes
 * it of the header `Server-Timing`, as the next one. */
export const loadTokenName = 'porao-load';
/** Name of the meta element with the `traceparent` of this load, for its calls and reports; only there while the load is
 * traced. */
export const traceName = 'porao-trace';
/** Event of the page's window with what is reported as `detail`, uncaught errors too: the smoke load listens to it. */
export const reportEvent = 'porao:report';
/** Property of `window` with the releases of remotes that came to the page, `mfe-x/0123456789ab`, in their order. */
export const arrivedName = 'poraoArrived';
/** The places in files of releases that a stack names, innermost first. */
export const placesIn = (stack: string): string[] =>
  stack.match(/\/(?:releases|files)\/[^\s?)]+:\d+:\d+/g)?.slice(0, 8) ?? [];
export const serviceWorkerPath = '/sw.js';

/** Query parameter that asks for the inspector, the cookie with which it stays open, its script in the shell's releases,
 * and the element with what it shows (`InspectedApp`). */
export const inspectParameter = 'inspect';
export const inspectCookie = 'porao_inspect';
export const inspectorFile = 'inspector.js';
export const inspectionId = 'porao-inspection';

export const signInPath = signIn;
/** Parameter of the sign-in page's address: where a guest wanted to go. The shell moves it into `intendedPathCookie`. */
export const intendedPathParameter = 'next';
/** The address at which a guest signs in to come back to `path`. */
export const signInPathTo = (path: string): string =>
  `${signInPath}?${intendedPathParameter}=${encodeURIComponent(path)}`;
/** Pages of remotes to which the shell leads by itself; a site without one of them is broken. */
export const neededPaths: readonly string[] = [home, signInPath];

/** Every cache of a service worker of this site begins with it. */
export const cachePrefix = 'porao-';

/** Trusted Types policies of a page: for libraries, of the script that starts the shell, of the shell, and of a remote
 * that starts a worker of its release (docs/security.md). */
export const trustedTypesPolicies = {
  libraries: 'default',
  starter: 'porao-start',
  shell: 'porao-shell',
  workers: 'porao-worker',
} as const;

/** The form of page that builds of this source are made for. It is raised when gateway and shell change what they ask of
 * each other. 12 has files addressed by their content. */
export const pageForm = 12;
/** A gateway serves releases of this form and newer ones: the one before its own is the oldest (docs/shipping.md). */
export const oldestPageForm = pageForm - 1;

/** Slots of the shell's page template, in their order. */
export const templateSlots = ['language', 'title', 'description', 'head', 'content'] as const;
export type TemplateSlot = (typeof templateSlots)[number];
export const slotMark = (slot: TemplateSlot): string => `<!--porao:${slot}-->`;

/** The page's data begins so in the document; more attributes may follow. */
export const pageDataStart = `<script type="application/json" id="${pageDataId}"`;

/** The text of the page's data in a document as the gateway sends it; undefined where there is none. */
export function pageDataText(html: string): string | undefined {
  const element = html.indexOf(pageDataStart);
  if (element < 0) return undefined;
  const start = html.indexOf('>', element) + 1;
  return html.slice(start, html.indexOf('</script>', start));
}

/** Names, on an element, the remote whose content is in it; a remote's styles apply below it alone. */
export const regionAttribute = 'data-region';

/** Is provided by shells that know events which remotes declare, and used by remotes with such events. */
export const declaredEvents = 'events of remotes';

/** Is provided by shells that load files by their content, and used by remotes whose files are named so. */
export const sharedFiles = 'files by content';
