import { z } from 'zod';
import { AppName, Integrity, ReleaseId, SharedNames } from '../release.ts';
import { Area, Layout, RemoteManifest, SlotFill } from '../remote.ts';

/** One remote as the page has it: enough to route, guard and show menus before its code is loaded. */
export const PageRemote = z.object({
  name: AppName,
  release: ReleaseId,
  /** URL prefix of its files, ends with a slash: `/files/mfe-tutor/`, or `/releases/mfe-tutor/0123456789ab/` of builds before
   * page form 12. */
  base: z.string(),
  entry: z.string(),
  global: z.string(),
  manifest: RemoteManifest,
  /** Other remotes have these for its slots; absent where the page has every manifest. */
  fills: z.array(SlotFill.extend({ app: AppName })).optional(),
  needs: z.record(z.string(), z.array(z.string())),
  /** Covers every file; in the page's own data those of the entry alone, unless that carries all remotes. */
  integrity: z.record(z.string(), Integrity),
  /** Files of each chunk that a route, a fill or a language names, and of the remote itself as `remote`. Only in the files
   * below `PageData.site`. */
  chunks: z.record(z.string(), z.array(z.string())).optional(),
});
export type PageRemote = z.infer<typeof PageRemote>;
export type PlacedFill = NonNullable<PageRemote['fills']>[number];

/** `<site>routes.json`: the routes of every live remote. */
export const SiteRoutes = z.array(
  z.object({
    name: AppName,
    base: z.string(),
    paths: z.array(z.string()),
    /** Areas in which it has pages or menu entries. */
    areas: z.array(Layout),
    /** Address of its `PageRemote`, which other releases of the site do not change. */
    described: z.string().optional(),
  }),
);
export type SiteRoutes = z.infer<typeof SiteRoutes>;

/** Public facts of the page, in the script element `pageDataId`. */
export const PageData = z.object({
  revision: z.int(),
  language: z.enum(['en', 'bn']),
  /** Files of releases that the page starts with, for its copy that is kept for offline use; absent where none is kept. */
  files: z.array(z.object({ url: z.string(), integrity: Integrity.optional() })).optional(),
  shell: z.object({ release: ReleaseId, base: z.string(), integrity: z.record(z.string(), Integrity) }),
  /** The one that the address belongs to; the others are read below `site`. Without `site` all of them. */
  remotes: z.array(PageRemote),
  /** URL prefix of the description of this state of the registry, ends with a slash: `routes.json` is `SiteRoutes`,
   * `<app>.json` a `PageRemote`, `shell.json` the `shell` of this with every file. Absent with builds of one's own. */
  site: z.string().optional(),
  /** Addresses of the same `PageRemote` of each remote and of the whole `shell`, by app, each by its content. Absent without
   * `site`. */
  described: z.record(z.string(), z.string()).optional(),
  /** The menu entries of all remotes, without those of areas that the visitor may not enter: these are in the manifests,
   * as all are without `site`. */
  menu: RemoteManifest.shape.menu.optional(),
  areas: z.array(Area),
  /** Events that remotes of the site declare; absent without any, and without `site`, where manifests have them. */
  events: z.array(z.string()).optional(),
  /** Lists what this one browser has in place of live releases: a release id, or the address of a build. */
  overrides: z.array(z.object({ app: AppName, source: z.string() })).optional(),
  /** When a preview ends, where `overrides` are of one. */
  preview: z.object({ until: z.string() }).optional(),
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
    /** Is true if a service worker makes the site work offline. */
    offline: z.boolean().optional(),
    /** In ms, until a load of code that gets no answer is given up; the shell has a default. */
    loadTimeoutMs: z.int().optional(),
  }),
});
export type PageData = z.infer<typeof PageData>;

/** An app of the page as the inspector has it; the shell and every remote, in the element `inspectionId`. */
export const InspectedApp = z.object({
  name: AppName,
  release: ReleaseId,
  base: z.string(),
  entry: z.string(),
  /** Why this page has this release. */
  why: z.enum(['live', 'canary', 'preview', 'override']),
  /** Absent for a build that was never published. */
  published_at: z.iso.datetime().optional(),
  paths: z.array(z.string()),
  /** Slots in its pages, and slots of others that it fills. */
  slots: z.array(z.string()).optional(),
  fills: z.array(z.string()).optional(),
  uses: SharedNames,
  /** Versions of the shared third-party packages that it was built with. */
  singletons: z.record(z.string(), z.string()),
  /** Lists every event of the page for the shell, those of its manifest for a remote. */
  events: z.array(z.string()),
});
export type InspectedApp = z.infer<typeof InspectedApp>;
