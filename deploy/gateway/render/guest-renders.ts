import { ServerPage, type ServerRequest } from '@porao/contracts';
import type { Services } from '../services.ts';
import { isGuarded, type Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import { machine } from './isolation.ts';
import { publicReads } from './public-reads.ts';
import { releaseRenderers } from './release-renderers.ts';
import { type RenderCounts, renderPlaces } from './render-places.ts';

export function guestRenders(services: Services, counts: RenderCounts) {
  const { config, log, traces } = services;
  const { lacking } = machine.isolation();
  if (lacking.length > 0) log.info({ lacking }, 'server bundles are not isolated completely');
  const tracing = traces?.tracing;
  const options = { Page: ServerPage, read: publicReads(config.apiUrl) };
  const renderers = releaseRenderers<ServerRequest, ServerPage>(services, 'guest', options);
  const inPlace = renderPlaces(counts);
  return {
    stop: renderers.stop,
    /** Null where the release renders nothing at that path; undefined where too many pages are rendered. */
    render: (site: Site, remote: LiveApp, request: ServerRequest, network: string) =>
      inPlace(network, async () => {
        const renderer = await renderers.of(site, remote);
        const work = async () => (await renderer?.render(request, tracing?.traceparent())) ?? null;
        const { name, id } = remote.release;
        const about = { 'porao.remote': name, 'porao.remote.release': id };
        return tracing && renderer ? tracing.part('render', about, work) : work();
      }),
  };
}

/** The remote that renders a route for guests; a signed-in person never gets what is rendered for them. */
export function guestRemote({ shell }: Site, route: Route | undefined): LiveApp | undefined {
  const { remote, layout } = route ?? {};
  const isRendered = shell.release.server !== null && remote?.release.server !== null;
  return route && isRendered && layout === 'public' && !isGuarded(route) ? remote : undefined;
}
