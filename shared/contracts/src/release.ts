import { z } from 'zod';
import { LocalizedText, RemoteManifest } from './remote.ts';

/** `sha384-…` of a file, as the integrity attribute takes it. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Content-named id: the first 12 hex digits of the SHA-256 over the sorted list of paths and file hashes. */
export const ReleaseId = z.string().regex(/^[0-9a-f]{12}$/);

/** The SHA-256 of a file, in hexadecimal digits. */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

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
  html: z.string().nullable(),
  /** One file that renders pages on the server, read by the gateway alone; null for an app without one. */
  server: z.string().nullable(),
  /** The form of page that a release is made for (`page/protocol.ts`). */
  page: z.int().min(1),
  /** Pages of the shell itself, outside every remote; none for a remote. Patterns as in the manifest. */
  pages: z.array(z.object({ path: z.string().startsWith('/'), title: LocalizedText })),
  /** Global under which a remote's entry registers itself; null for the shell. */
  global: z.string().nullable(),
  /** Exposed modules, `./remote`; none for the shell. */
  exposes: z.array(z.string()),
  /** Scripts and styles wanted at once: the shell's startup chunks, the remote's exposed module. */
  initial: z.array(z.string()),
  /** Files by chunk name (`webpackChunkName`): pages and `locale-en`, `locale-bn`. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Shared packages beyond the shell's first script that a chunk takes, by chunk name. */
  needs: z.record(z.string(), z.array(z.string())),
  /** Names that the code imports from shared packages. */
  uses: SharedNames,
  /** Names that the shell's shared packages provide; empty for a remote. */
  provides: SharedNames,
  /** Versions of shared third-party singletons (react, react-dom): provided by the shell, needed by a remote. */
  singletons: z.record(z.string(), z.string()),
  contract: z.int(),
  /** `name@version` of every event the shell supports; for a remote those of its manifest. */
  events: z.array(z.string()),
  /** Events that a remote's own code names, each with its file and line; absent for the shell and older builds. */
  spoken: z
    .object({ emits: z.record(z.string(), z.string()), listens: z.record(z.string(), z.string()) })
    .optional(),
  manifest: RemoteManifest.nullable(),
});
export type BuildInfo = z.infer<typeof BuildInfo>;

/** `release.json` of a published release: immutable. */
export const Release = BuildInfo.extend({
  id: ReleaseId,
  integrity: z.record(z.string(), Integrity),
  /** Bytes, as they are and after brotli, by file. */
  sizes: z.record(z.string(), z.object({ raw: z.int(), brotli: z.int() })),
  /** Names the source maps beside its files, for the team alone; absent for releases without. */
  maps: z.record(z.string(), Integrity).optional(),
  /** Deltas by the file that they make, then by the dictionary that they are of; absent for older releases. */
  deltas: z.record(z.string(), z.record(Sha256, Integrity)).optional(),
  commit: z.string(),
  author: z.string(),
  published_at: z.iso.datetime(),
});
export type Release = z.infer<typeof Release>;

/** A signature by a release key; `text` is what it is of, where that is not kept beside it. */
const Signed = z.object({ text: z.string(), name: z.string(), key: z.string(), signature: z.string() });

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
      rollout: z
        .object({
          release: ReleaseId,
          percent: z.int().min(0).max(100),
          /** Secret: signs the tokens of page loads while it runs (ADR 27). */
          key: z.string().min(22),
        })
        .nullable(),
      releases: z.array(ReleaseId),
      /** By an owner of the app: what is live; absent until something is. */
      signed: Signed.optional(),
    }),
  ),
  /** Releases that are shown together, in place of the live ones, to whoever has the id: 22 characters, not guessable. */
  previews: z
    .record(
      z.string().regex(/^[\w-]{22}$/),
      z.object({
        apps: z.record(AppName, ReleaseId),
        until: z.iso.datetime(),
        /** Name of a release key. */
        by: z.string(),
        signed: Signed.optional(),
      }),
    )
    .optional(),
  /** `off` takes the site's service worker away from every browser; absent is on. */
  service_worker: z.enum(['on', 'off']).optional(),
  /** Release keys, as `text`, that an owner withdrew; entries are only added. */
  revoked: z.array(Signed).optional(),
  /** Says until when this revision counts as the newest one. */
  timestamp: Signed.optional(),
});
export type Registry = z.infer<typeof Registry>;
