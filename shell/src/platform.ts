import type { PageData, PageRemote } from '@porao/contracts';
import { authorizeRoute, traceName } from '@porao/contracts/page';
import { ApiError, areas, formatDate, language, type Toast } from '@porao/platform';
import {
  configureClient,
  createAppClient,
  createQueryClient,
  declareEvents,
  hasUnsaved,
  keepOwnOf,
  providePlatform,
} from '@porao/platform/shell';
import { showToast } from '@porao/ui/shell';
import { fetchUnlessAsked } from './boot/early-reads.ts';
import { pageMeta } from './common/page-meta.ts';
import { progress } from './common/progress.ts';
import { report } from './common/report.ts';
import { modal } from './layout/modal.store.ts';
import { t } from './messages.ts';
import type { Directory } from './remotes/directory.ts';
import type { RouteMatch } from './remotes/route-match.ts';
import { createSessionStore } from './session/store.ts';
import { keepDataOf } from './worker/kept.ts';

const notify = ({ busy = false, ...toast }: Toast): (() => void) =>
  showToast({ ...toast, ...(busy && { busy, duration: false }) }, t('toast.close'));

export type Services = ReturnType<typeof createServices>;

export function createServices(page: PageData, directory: Directory) {
  const queryClient = createQueryClient();
  const clients = new Map<string, typeof queryClient>();
  const go: { to: (path: string) => void } = { to: (path) => location.assign(path) };

  const session = createSessionStore({
    navigate: (path) => go.to(path),
    keepOnly: (owner) => {
      keepOwnOf(owner);
      // A browser without a usable cache storage keeps no answers.
      keepDataOf(owner).catch(() => {});
    },
    onChange: () => void queryClient.resetQueries(),
    wrongClock: () => {
      const now = formatDate(new Date().toISOString(), 'long');
      return new ApiError(t('session.clock', { now }), 0, 'ERR_CLOCK');
    },
    noCookies: () => new ApiError(t('session.cookies'), 0, 'ERR_COOKIES'),
    onUnreached: () => notify({ tone: 'info', message: t('sign-out.unreached') }),
    hasUnsaved,
  });
  configureClient({
    baseUrl: '',
    authorization: session.authorization,
    onSession: session.hearSession,
    language,
    fetch: fetchUnlessAsked,
    traceparent: pageMeta(traceName),
    onUnauthorized: () => {
      // Several calls of one page are refused at once; only the first shows it.
      if (session.authorization() === null || session.follow() || session.suspend()) return;
      const { pathname, search } = location;
      notify({ tone: 'info', message: t('session.ended') });
      session.forget();
      session.platform.require(pathname + search);
    },
  });
  session.moveToken();
  providePlatform({
    session: session.platform,
    modal,
    notify,
    startProgress: progress.start,
    config: page.config,
    areas: page.areas,
  });
  declareEvents(Object.fromEntries((page.events ?? []).map((name) => [name, null] as const)));
  for (const { manifest } of page.remotes) declareEvents(manifest.events ?? {});
  return {
    session,
    queryClient,
    /** The client with which a remote reads, and writes nothing of another one's. */
    clientOf: ({ name, release }: PageRemote) => {
      const client =
        clients.get(name) ??
        createAppClient(name, queryClient, (error) =>
          report({ kind: 'script-error', app: name, release, error }),
        );
      clients.set(name, client);
      return client;
    },
    /** The client of a remote that is in the page. */
    clientNamed: (name: string) => clients.get(name),
    directory,
    mayOpen: ({ route }: RouteMatch) =>
      authorizeRoute(route, session.platform.current()?.type ?? null, areas()) === 'allowed',
    /** Called by the router once it is rendered. */
    setNavigate: (navigate: (path: string) => void) => {
      go.to = navigate;
    },
  };
}
