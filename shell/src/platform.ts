import type { PageData } from '@porao/contracts';
import { authorizeRoute, traceName } from '@porao/contracts/page';
import { ApiError, areas, formatDate, language, type Toast } from '@porao/platform';
import {
  configureClient,
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
    onUnreached: () => notify({ tone: 'info', message: t('sign-out.unreached') }),
    hasUnsaved,
  });
  configureClient({
    baseUrl: '',
    token: session.token,
    language,
    fetch: fetchUnlessAsked,
    traceparent: pageMeta(traceName),
    onUnauthorized: () => {
      // Several calls of one page are refused at once; only the first shows it.
      if (session.token() === null || session.suspend()) return;
      const { pathname, search } = location;
      notify({ tone: 'info', message: t('session.ended') });
      session.forget();
      session.platform.require(pathname + search);
    },
  });
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
    directory,
    mayOpen: ({ route }: RouteMatch) =>
      authorizeRoute(route, session.platform.current()?.type ?? null, areas()) === 'allowed',
    /** Called by the router once it is rendered. */
    setNavigate: (navigate: (path: string) => void) => {
      go.to = navigate;
    },
  };
}
