import { z } from 'zod';
import { Role } from './common.ts';
import { EventSchema } from './events.ts';

/** A text in both languages of the product. */
export const LocalizedText = z.object({ en: z.string().min(1), bn: z.string().min(1) });
export type LocalizedText = z.infer<typeof LocalizedText>;

const AreaName = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A part of the site for people of some roles, with a side bar and a top bar of its own. */
export const Area = z.object({
  name: AreaName,
  /** Start of the path of each of its pages: `/ops`. */
  basePath: z.string().regex(/^\/[a-z][a-z0-9-]*$/),
  label: LocalizedText,
  /** Lists the roles that may enter. */
  roles: z.array(Role).min(1),
  /** Path of the page after sign-in, below `basePath`. */
  home: z.string().startsWith('/'),
  /** The call with which a signed-in person takes the area's first role; absent where it is only granted. */
  join: z.string().startsWith('POST /api/').optional(),
});
export type Area = z.infer<typeof Area>;

/** Names what surrounds a page: `public` has header and footer, any other value is the name of an area. */
export const Layout = AreaName;

/** `anyone`, `guest` (signed-in people are sent to their area), `signed-in` (in an area: whoever may enter it), or a
 * role. */
export const RouteAccess = Role;

/** A read of the signed-in person that takes nothing: its key in `shared/client`. */
const AreaRead = z.string().startsWith('GET /api/');

/** A number beside an entry: `field` of the `data` that a read of the signed-in person answers. */
export const MenuCount = z.object({ call: AreaRead, field: z.string() });
export type MenuCount = z.infer<typeof MenuCount>;

/** Name and version of a place in a page that other remotes fill: `tutor.dashboard.cards@1`. */
const SlotName = z.string().regex(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+@[1-9]\d*$/);

/** Types of what a slot gives to its contents, by name. */
const SlotProps = z.record(z.string().regex(/^[a-z]\w*$/i), z.enum(['string', 'number', 'boolean']));
export type SlotProps = z.infer<typeof SlotProps>;

/** A place in a remote's pages. Another version of it is another slot; both may be there for a while. */
export const Slot = z.object({
  name: SlotName,
  /** Path of the route that has it, as in `routes`. */
  page: z.string().startsWith('/'),
  props: SlotProps,
  /** So many contents fit. */
  most: z.int().min(1).max(8),
  /** Height of each content in rem, from its skeleton on. */
  height: z.int().min(2).max(60),
});
export type Slot = z.infer<typeof Slot>;

/** A remote's content for a slot of another one. */
export const SlotFill = z.object({
  slot: SlotName,
  /** Position: smaller comes first. */
  order: z.int(),
  /** Only people with one of these roles get it; everybody who sees the page when absent. */
  roles: z.array(Role).min(1).optional(),
  label: LocalizedText,
  /** It takes these of the slot's props. */
  props: SlotProps,
  /** Name of its chunk, of at most 8 kB. */
  chunk: z.string(),
});
export type SlotFill = z.infer<typeof SlotFill>;

const MenuItem = z.object({
  path: z.string().startsWith('/'),
  label: LocalizedText,
  count: MenuCount.optional(),
});

/** Is what the shell needs of a remote before any of its code is loaded. It is written in the remote's manifest.ts,
 * and part of the release and of the registry. Path patterns are React Router's. */
export const RemoteManifest = z.object({
  name: z.string().regex(/^mfe-[a-z][a-z0-9-]*$/),
  contract: z.int().min(1),
  /** Names with version, of the contracts or declared by a live remote. */
  emits: z.array(z.string()),
  listens: z.array(z.string()),
  /** Events of its own, which every app may emit and listen to: a new meaning is a new version. */
  events: z.record(z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*@[1-9]\d*$/), EventSchema).optional(),
  /** The area that this remote brings; others may add pages and menu entries to it. */
  area: Area.optional(),
  routes: z
    .array(
      z.object({
        /** Absolute path pattern: `/job-details/:jobId?`, `/tutor/*`. */
        path: z.string().startsWith('/'),
        layout: Layout,
        access: RouteAccess,
        title: LocalizedText,
        /** Name of the page's chunk, loaded with the document. */
        chunk: z.string().optional(),
        /** Lists what the signed-in person's page reads at once, `GET /api/v1/user`: the shell asks before its code
         * is there. */
        reads: z.array(AreaRead).optional(),
        /** Parameters of the address that a page rendered on the server takes; it is rendered without all others. */
        query: z.array(z.string()).optional(),
        /** Says whether the gateway renders the page of who is signed in, with the answers that the page asks for
         * first. */
        rendered: z.boolean().optional(),
      }),
    )
    .min(1),
  /** Places in its pages that other remotes fill. */
  slots: z.array(Slot).optional(),
  /** It adds these to pages of other remotes. */
  fills: z.array(SlotFill).optional(),
  /** Entries of an area, by its name, or of one of `siteMenus`. */
  menu: z.array(
    MenuItem.extend({
      place: AreaName,
      /** It is shown and leads nowhere yet. */
      inactive: z.boolean().optional(),
      /** Where in an area: the side bar, the top bar, or the menu of the account there; the side bar when absent. */
      at: z.enum(['side', 'bar', 'account']).optional(),
      /** Position: smaller comes first. */
      order: z.int(),
      /** Name of an icon of shared/ui. */
      icon: z.string(),
      /** In the side bar: only those to whom this role was granted, too, see the entry. */
      role: Role.optional(),
      /** Shown below an entry of the side bar while one of them is open. Its own path is among them, or redirects. */
      items: z.array(MenuItem).optional(),
    }),
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
