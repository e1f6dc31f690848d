import { type Catalog, type Language, language, retry } from '@porao/platform';
import { addCatalog, hydrate, watchTyping } from '@porao/platform/shell';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchLazyLayout } from './boot/lazy-layout.ts';
import { takeServerView, whenContentReady } from './boot/server-view.ts';
import { tidyAddress } from './boot/tidy-address.ts';
import { guardTranslatedTexts } from './boot/translated-text.ts';
import { untilLoaded } from './boot/until-loaded.ts';
import { ErrorBoundary } from './common/error-boundary.tsx';
import { keepCopies } from './common/own-copies.ts';
import { report } from './common/report.ts';
import { Fatal } from './layout/fatal.tsx';
import { readPageData } from './page-data.ts';
import { createServices, type Services } from './platform.ts';
import { createDirectory } from './remotes/directory.ts';
import { watchFailedFiles } from './remotes/failed-files.ts';
import { readAhead, watchIntent } from './remotes/intent.ts';
import { startFiles, startRemote } from './remotes/loader.ts';
import type { RouteMatch } from './remotes/route-match.ts';

/** After the start, in ms. */
const backgroundAfterMs = 4000;

/** The start of the page, in its order (diagram in docs/architecture.md). */
async function start(): Promise<void> {
  keepCopies();
  watchFailedFiles();
  watchTyping();
  tidyAddress();
  watchLazyLayout();

  const live = readPageData();
  guardTranslatedTexts((error) =>
    report({ kind: 'script-error', app: 'shell', release: live.shell.release, error }),
  );
  const overrides = live.overrides && (await loadOverrides());
  const page = overrides ? await overrides.withOverrides(live) : live;
  const services = createServices(page, createDirectory(page));

  const serverView = takeServerView(services.session.account());
  if (serverView) hydrate(services.queryClient, serverView.state);

  const match = matchOfAddress(services);
  if (match) startFiles(match);
  // Without a server's view the frame is rendered first: its reads are then pending while the remote runs.
  if (match && serverView) startRemote(match.remote).catch(() => {});
  // The links of the server's view are already in the document.
  if (serverView) void readLinks(services);

  addCatalog('shell', await loadCatalog(language));

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  serverView?.takeOver(root);
  // In slices: it would be a long task on a cheap phone.
  startTransition(() =>
    createRoot(root).render(
      <ErrorBoundary
        app={{ name: 'shell', release: page.shell.release }}
        renderFallback={(id) => <Fatal id={id} />}
      >
        <App page={page} services={services} />
      </ErrorBoundary>,
    ),
  );

  if (!serverView) void whenContentReady(root).then(() => readLinks(services));
  overrides?.showBadge(live, page);
  watchIntent(services);
  setTimeout(() => {
    // The page is complete without it.
    retry(() => import(/* webpackChunkName: "background" */ './background/start-background.ts')).then(
      (background) => background.startBackground(live, match, services),
      () => {},
    );
  }, backgroundAfterMs);
}

/** The route of the address, where the visitor may open it: nothing is fetched for one who may not. */
function matchOfAddress({ directory, mayOpen }: Services): RouteMatch | undefined {
  const resolution = directory.at(location.pathname);
  return typeof resolution !== 'string' && mayOpen(resolution) ? resolution : undefined;
}

const readLinks = (services: Services) =>
  services.directory
    .prepare()
    .then(() => readAhead(services))
    .catch(() => {});

const loadOverrides = () =>
  retry(() => import(/* webpackChunkName: "overrides" */ './overrides/overrides.ts'));

/** Without the texts there is no page. Each file by its name: a pattern would take in all files of the folder. */
const loadCatalog = async (code: Language): Promise<Catalog> =>
  (await untilLoaded<{ default: Catalog }>(code === 'bn' ? loadBengali : loadEnglish)).default;
const loadBengali = () => import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts');
const loadEnglish = () => import(/* webpackChunkName: "locale-en" */ './locales/en.ts');

void start();
