import { language, retry } from '@porao/platform';
import { addCatalog, hydrate, watchTyping } from '@porao/platform/shell';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { tidyAddress } from './boot/asked-language.ts';
import { watchLazyLayout } from './boot/lazy-layout.ts';
import { takeServerView, whenContentReady } from './boot/server-view.ts';
import { FatalBoundary } from './layout/fatal.tsx';
import { readPageData } from './page-data.ts';
import { createServices } from './platform.ts';
import { createDirectory } from './remotes/directory.ts';
import { watchFailedFiles } from './remotes/failed-files.ts';
import { readAhead, watchIntent } from './remotes/intent.ts';
import { startFiles, startRemote } from './remotes/loader.ts';

watchFailedFiles();
watchTyping();
tidyAddress();
watchLazyLayout();
const live = readPageData();
const own =
  live.overrides &&
  (await retry(() => import(/* webpackChunkName: "overrides" */ './overrides/overrides.ts')));
const page = own ? await own.withOverrides(live) : live;
const directory = createDirectory(page);
const services = createServices(page, directory);
const first = takeServerView({ isGuest: services.session.platform.current() === null });
if (first) hydrate(services.queryClient, first.state);

// The URL's remote runs before React starts where the server's page stands meanwhile. Elsewhere its region starts it:
// the frame's calls are then under way while it runs. What it may not enter is not fetched.
const place = directory.at(location.pathname);
const mount = typeof place === 'string' ? undefined : place;
if (mount && services.mayEnter(mount)) {
  startFiles(mount);
  if (first) startRemote(mount.remote).catch(() => {});
}
// Where links lead is read before anybody follows one. Those of the server's page stand already.
const readLinks = () =>
  directory
    .prepare()
    .then(() => readAhead(services))
    .catch(() => {});
if (first) void readLinks();

const { default: catalog } = await retry(
  () => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
);
addCatalog('shell', catalog);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
first?.takeOver(root);
const render = () =>
  createRoot(root).render(
    <FatalBoundary release={page.shell.release}>
      <App page={page} services={services} />
    </FatalBoundary>,
  );
// In slices where the server's page stands meanwhile.
if (first) startTransition(render);
else render();
if (!first) void whenContentReady(root).then(readLinks);
own?.showBadge(live, page);
watchIntent(services);

/** After the page's own work, in ms. */
const rest = 4000;
const later = async () => {
  const { startBackground } = await retry(
    () => import(/* webpackChunkName: "later" */ './background/start-background.ts'),
  );
  startBackground(live, mount, services);
};
// A page is whole without it.
setTimeout(() => later().catch(() => {}), rest);
