import { z } from 'zod';
import { Role } from './common.ts';

/** A text in both languages of the product. */
export const LocalizedText = z.object({ en: z.string().min(1), bn: z.string().min(1) });
export type LocalizedText = z.infer<typeof LocalizedText>;

/** Where a page stands: `public` has header and footer, an area brings its own side bar and top bar. */
export const Layout = z.enum(['public', 'tutor', 'parent']);

/** `anyone`, `guest` (signed-in people are sent to their dashboard), or a role. */
export const RouteAccess = z.union([z.enum(['anyone', 'guest', 'signed-in']), Role]);

/** What the shell must know of a remote before any of its code is loaded. Lives in its manifest.ts, travels in
 * the release, stands in the registry. Path patterns are React Router's. */
export const RemoteManifest = z.object({
  name: z.string().regex(/^mfe-[a-z][a-z0-9-]*$/),
  contract: z.int().min(1),
  /** Names with version, as in `events`. */
  emits: z.array(z.string()),
  listens: z.array(z.string()),
  routes: z
    .array(
      z.object({
        /** Absolute path pattern: `/job-details/:jobId?`, `/tutor/*`. */
        path: z.string().startsWith('/'),
        layout: Layout,
        access: RouteAccess,
        title: LocalizedText,
        /** Name of the page's chunk (its `webpackChunkName`), loaded with the document. */
        chunk: z.string().optional(),
      }),
    )
    .min(1),
  /** Entries of the header's menu (`main`) or of an area's side bar. */
  menu: z.array(
    z.object({
      place: z.enum(['main', 'tutor', 'parent']),
      /** Position: smaller stands first. */
      order: z.int(),
      path: z.string().startsWith('/'),
      label: LocalizedText,
      /** Name of an icon of shared/ui. */
      icon: z.string(),
    }),
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
