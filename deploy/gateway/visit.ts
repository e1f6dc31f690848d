import { type Bound, clientNetwork, forwardedHeaders, isOverTls } from './edge/client-network.ts';
import { canarySites } from './rollout/canary.ts';
import { browserOverrides } from './rollout/overrides.ts';
import type { Services } from './services.ts';
import { assetOrigin } from './site/asset-origin.ts';
import { withDevApps } from './site/dev-apps.ts';
import type { Site } from './site/site.ts';
import { type Visitor, visitorOf } from './site/visitor.ts';

/** A request, and the site as its visitor has it. */
export interface Visit {
  readonly site: Site;
  /** The live site, for a visitor who has nothing of his own. */
  readonly shared: Site | undefined;
  readonly visitor: Visitor;
  /** The name by which limits and canaries count the visitor. */
  readonly network: string;
  readonly isHttps: boolean;
}

export type Visits = ReturnType<typeof visitsOf>;

/** Makes the visit of a request from its cookies, its address and what is live. */
export function visitsOf({ driver, config, live, log }: Services) {
  const canaries = canarySites();
  const assets = assetOrigin(config.assetUrl);
  const overrides = browserOverrides(driver, config.overrideOrigins, log);
  const hasDevApps = Object.keys(config.devApps).length > 0;
  const isHttps = (c: Bound) => isOverTls(c.env.incoming, config);

  async function liveSite(): Promise<Site | undefined> {
    const released = await live.current();
    return hasDevApps ? withDevApps(released, config.devApps, log) : released;
  }

  /** Undefined while nothing is live. Only a page draws a visitor's side of a canary. */
  async function of(c: Bound, { draw = false } = {}): Promise<Visit | undefined> {
    const shared = await liveSite();
    if (shared === undefined) return undefined;
    const own = await overrides.siteOf(c, shared, () =>
      canaries.siteOf(c, shared, { isHttps: isHttps(c), draw }),
    );
    return {
      site: assets.siteOf(c, own),
      shared: own === shared && !hasDevApps ? shared : undefined,
      visitor: visitorOf(
        c,
        forwardedHeaders(c.env.incoming, config.trustProxy)['x-forwarded-proto'] === 'https',
      ),
      network: clientNetwork(c.env.incoming, config),
      isHttps: isHttps(c),
    };
  }

  return {
    assets,
    liveSite,
    of,
    /** Says whether a request is of the team: a browser with a preview or releases of its own. */
    isTeams: (c: Bound): Promise<boolean> => overrides.has(c, () => live.current()),
    siteOf: async (c: Bound): Promise<Site | undefined> => (await of(c))?.site,
    /** Answers a request whose address changes what the browser has. */
    change: async (c: Bound) => overrides.take(c, await live.current(), isHttps(c)),
  };
}
