// First: it declares the order of the style layers.
import '@porao/ui/styles.css';

import { language } from '@porao/platform';
import { addCatalog, hydrate, watchTyping } from '@porao/platform/shell';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { FatalBoundary } from './chrome/fatal.tsx';
import { tidyAddress } from './first/asked-language.ts';
import { takeFirstView } from './first/first-view.ts';
import { readPageData } from './page-data.ts';
import { createServices } from './platform.ts';
import { watchFailedFiles } from './remotes/failed-files.ts';
import { registerAll } from './remotes/federation.ts';
import { startRemote, startTiers } from './remotes/loader.ts';
import { findMount, mountsOf } from './remotes/match.ts';
import { passage } from './session/access.ts';

watchFailedFiles();
watchTyping();
tidyAddress();
const live = readPageData();
const own = live.overrides && (await import(/* webpackChunkName: "overrides" */ './overrides/overrides.ts'));
const page = own ? await own.withOverrides(live) : live;
registerAll(page);
const services = createServices(page);
const mounts = mountsOf(page.remotes);
const first = takeFirstView({ isGuest: services.session.platform.current() === null });
if (first) hydrate(services.queryClient, first.state);

// The URL's remote is on its way before React starts; what it may not enter is not fetched.
const mount = findMount(mounts, location.pathname);
if (mount && passage(mount.route.access, services.session.platform.current()).kind === 'enter') {
  startTiers(mount);
  startRemote(mount.remote).catch(() => {});
}

const { default: catalog } = await import(
  /* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`
);
addCatalog('shell', catalog);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
first?.standInFor(root);
createRoot(root).render(
  <FatalBoundary release={page.shell.release}>
    <App mounts={mounts} remotes={page.remotes} services={services} />
  </FatalBoundary>,
);

own?.showBadge(live, page);

/** After the page's own work, in ms. */
const rest = 4000;
const later = async () => {
  const { startLater } = await import(/* webpackChunkName: "later" */ './later/later.ts');
  startLater(live, mount, services);
};
// A page is whole without it.
setTimeout(() => later().catch(() => {}), rest);
