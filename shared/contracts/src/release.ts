import { z } from 'zod';
import { Layout, LocalizedText, RemoteManifest } from './remote.ts';

/** `sha384-…` of a file, as the integrity attribute takes it. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Content-named id: the first 12 hex digits of the SHA-256 over the sorted list of paths and file hashes. */
export const ReleaseId = z.string().regex(/^[0-9a-f]{12}$/);

/** `shell`, or a remote. */
export const AppName = z.string().regex(/^(shell|mfe-[a-z][a-z0-9-]*)$/);

/** Names by shared package: `{'@porao/ui': ['Button', …]}`. */
export const SharedNames = z.record(z.string(), z.array(z.string()));

/** Written by the build (`dist/build-info.json`), read by publish. Paths are relative to the release folder. */
export const BuildInfo = z.object({
  name: AppName,
  /** The script that starts it: the shell's main script or the remote's remoteEntry. */
  entry: z.string(),
  /** The shell's page template, read by the gateway; null for a remote. */
  html: z.string().nullable().default(null),
  /** One file that renders pages on the server, read by the gateway alone; null for an app without one. */
  server: z.string().nullable().default(null),
  /** The form of page that a release is made for: 1 has every remote in its data, 2 those that the page needs, 3 takes
   * what the page has read early, 4 has Trusted Types enforced where all of its releases are made for it. */
  page: z.int().min(1).default(1),
  /** Pages of the shell itself, outside every remote; none for a remote. Patterns as in the manifest. */
  pages: z.array(z.object({ path: z.string().startsWith('/'), title: LocalizedText })).default([]),
  /** Global under which a remote's entry registers itself; null for the shell. */
  global: z.string().nullable(),
  /** Exposed modules, `./remote`; none for the shell. */
  exposes: z.array(z.string()),
  /** Scripts and styles wanted at once: the shell's startup chunks, the remote's exposed module. */
  initial: z.array(z.string()),
  /** Files by chunk name (`webpackChunkName`): pages and `locale-en`, `locale-bn`. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Shared packages beyond the shell's first script that a chunk takes, by chunk name. */
  needs: z.record(z.string(), z.array(z.string())).default({}),
  /** Names that the code imports from shared packages. */
  uses: SharedNames,
  /** Names that the shell's shared packages provide; empty for a remote. */
  provides: SharedNames,
  /** Versions of shared third-party singletons (react, react-dom): provided by the shell, needed by a remote. */
  singletons: z.record(z.string(), z.string()),
  contract: z.int(),
  /** `name@version` of every event the shell knows; for a remote those of its manifest. */
  events: z.array(z.string()),
  manifest: RemoteManifest.nullable(),
});
export type BuildInfo = z.infer<typeof BuildInfo>;

/** `release.json` of a published release: immutable. */
export const Release = BuildInfo.extend({
  id: ReleaseId,
  /** Integrity of every file below the release folder. */
  integrity: z.record(z.string(), Integrity),
  /** Bytes, as they are and after brotli, by file. */
  sizes: z.record(z.string(), z.object({ raw: z.int(), brotli: z.int() })),
  commit: z.string(),
  author: z.string(),
  published_at: z.iso.datetime(),
});
export type Release = z.infer<typeof Release>;

/** `registry.json`: which release of everything is live. */
export const Registry = z.object({
  /** Grows by one with every write; writes compare and swap on it. */
  revision: z.int().min(0),
  apps: z.record(
    AppName,
    z.object({
      active: ReleaseId.nullable(),
      previous: ReleaseId.nullable(),
      /** A canary: for this share of the visitors, and for the team; 0 is the team alone. */
      rollout: z.object({ release: ReleaseId, percent: z.int().min(0).max(100) }).nullable(),
      releases: z.array(ReleaseId),
    }),
  ),
  /** `off` takes the site's service worker away from every browser; absent is on. */
  service_worker: z.enum(['on', 'off']).optional(),
});
export type Registry = z.infer<typeof Registry>;

/** One remote as the page has it: enough to route, guard and show menus before its code is loaded. */
export const PageRemote = z.object({
  name: AppName,
  release: ReleaseId,
  /** URL prefix of its files, ends with a slash: `/releases/mfe-tutor/0123456789ab/`. */
  base: z.string(),
  entry: z.string(),
  global: z.string(),
  manifest: RemoteManifest,
  /** Absent in pages of a gateway older than the shell. */
  needs: z.record(z.string(), z.array(z.string())).optional(),
  /** Of every file; in a page of form 2 of the entry alone. */
  integrity: z.record(z.string(), Integrity),
  /** Files of each chunk that a route or a language names, and of the remote itself as `remote`. Only in what stands
   * below `PageData.site`; absent from a gateway older than the shell. */
  chunks: z.record(z.string(), z.array(z.string())).optional(),
});
export type PageRemote = z.infer<typeof PageRemote>;

/** `<site>routes.json`: where everything stands that is live, the shell's own pages left out. */
export const SiteRoutes = z.array(
  z.object({
    name: AppName,
    base: z.string(),
    paths: z.array(z.string()),
    /** Areas in which it has pages. */
    areas: z.array(Layout.exclude(['public'])),
  }),
);
export type SiteRoutes = z.infer<typeof SiteRoutes>;

/** Inlined by the gateway as `<script type="application/json" id="porao-page">`. */
export const PageData = z.object({
  revision: z.int(),
  shell: z.object({ release: ReleaseId, base: z.string(), integrity: z.record(z.string(), Integrity) }),
  /** In form 2 the one that the address belongs to; the others are read below `site` when they are wanted. */
  remotes: z.array(PageRemote),
  /** Form 2: URL prefix of what describes the releases that this page is made of, ends with a slash. It names them,
   * so another state of the registry has another. `routes.json` has `SiteRoutes`, `<app>.json` a `PageRemote`, and
   * `shell.json` what stands under `shell` here, with the integrity of every file. */
  site: z.string().optional(),
  /** Form 2: the entries of all remotes, which then stand in no manifest. */
  menu: RemoteManifest.shape.menu.optional(),
  /** What this one browser has in place of live releases: a release id, or the address of a build. */
  overrides: z.array(z.object({ app: AppName, source: z.string() })).optional(),
  /** Public configuration: contact details and links, each absent when unset. */
  config: z.object({
    address: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    shopUrl: z.string().optional(),
    crmUrl: z.string().optional(),
    /** Ids of the provider's forms by the title in the address, for links that name none (decision OQ-013). */
    crmForms: z.record(z.string(), z.string()).optional(),
    tileUrl: z.string().optional(),
    /** Whether a service worker keeps the site for offline use. */
    offline: z.boolean().optional(),
    /** In ms, until a load of code that gets no answer is given up; the shell has a default. */
    loadTimeoutMs: z.int().optional(),
  }),
});
export type PageData = z.infer<typeof PageData>;
