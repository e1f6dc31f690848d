import type { Registry } from '@porao/contracts';
import type { Issue } from './registry-error.ts';
import type { Trust } from './signature.ts';

/** Names one stored state of the registry; a driver's own: a content hash, an ETag. */
export type Version = string;

export interface Snapshot {
  readonly registry: Registry;
  readonly version: Version;
}

export type AuditAction =
  | 'publish'
  | 'activate'
  | 'rollback'
  | 'canary'
  | 'canary-end'
  | 'promote'
  | 'retire'
  | 'preview'
  | 'preview-end'
  | 'gc'
  | 'adopt'
  | 'timestamp'
  | 'revoke'
  | 'service-worker';

export interface AuditEntry {
  readonly time: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly app: string;
  /** Release that was live before; null when none was. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
  readonly revision: number;
  /** Share of the visitors that a canary is for. */
  readonly percent?: number;
  /** Errors that were overridden by force. */
  readonly forced?: readonly string[];
  /** Checks that were left out: `types`. */
  readonly skipped?: readonly string[];
}

/** Returns for whom a canary is, as the log says it. */
export const shareText = ({ percent }: Pick<AuditEntry, 'percent'>): string =>
  percent === undefined ? '' : percent === 0 ? ' for the team' : ` for ${percent} %`;

/** The commit of a release for a line of text; with a `+` when files differed from it (`commitName`). */
export const shortCommit = (commit: string): string =>
  commit.slice(0, 12) + (commit.endsWith('+') ? '+' : '');

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
}

/** Lists what is live without a signature of a known key, each as `app id`; a file that differs is `app id path`. */
export interface SignatureReport {
  readonly refused: readonly string[];
  /** Why the registry itself is not served as it is; absent while it is. */
  readonly registry?: Issue | undefined;
}

export interface CacheState {
  /** Every file of what is live, was live before or is a canary is kept on this disk. */
  readonly isComplete: boolean;
  /** It was complete since the start, or the store that could complete it is away. */
  readonly isReady: boolean;
  /** The store did not answer the last time. */
  readonly isAway: boolean;
  /** The last file that was to be kept found space. */
  readonly hasSpace: boolean;
}

/** Stores what gateways count of running canaries: for each run a folder with a text of each gateway. */
export interface CounterStore {
  write(run: string, gateway: string, text: string): Promise<void>;
  /** The texts of all gateways but one. */
  readOthers(run: string, gateway: string): Promise<string[]>;
  /** Removes the folders of all other runs. */
  keepOnly(runs: ReadonlySet<string>): Promise<void>;
}

/** Where releases and the pointer to the live ones are kept. */
export interface RegistryDriver {
  read(): Promise<Snapshot>;
  /** Stores `registry` when the stored state still is `expected`; refuses with CONFLICT otherwise. */
  write(registry: Registry, expected: Version): Promise<Version>;
  /** Cheap; differs as soon as `read` may return something else. */
  stamp(): Promise<string>;
  /** Null when there is no such file. */
  getFile: (app: string, release: string, path: string) => Promise<Uint8Array | null>;
  /** Files of a release, empty when it is unknown, and those that the app's releases share. */
  listFiles(app: string, release: string): Promise<StoredFile[]>;
  /** All files at once or none; false when the release exists already, of which only shared files are then written. */
  putRelease(app: string, release: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /** Puts the signature of a release in place of the one before. */
  putSignature(app: string, release: string, signature: Uint8Array): Promise<void>;
  /** Removes the files of a release, and these shared ones; the registry must not name it any more. */
  removeRelease(app: string, release: string, shared?: readonly string[]): Promise<void>;
  /** Issues of the store itself: leftovers of writers that crashed, broken lines, missing guarantees. */
  issues(): Promise<Issue[]>;
  appendAudit(entry: AuditEntry): Promise<void>;
  /** Newest last. */
  readAudit(limit: number): Promise<AuditEntry[]>;
  /** Absent where gateways write nothing. */
  counters?: CounterStore | undefined;
  /** As getFile, past what is kept of the store; absent where nothing is kept. */
  refetch?: (app: string, release: string, path: string) => Promise<Uint8Array | null>;
  /** The same, whose writes sign everything that the keys of this process may sign, whoever wrote it. */
  readonly signingAll?: RegistryDriver;
  /** Signs the registry as the newest one where its timestamp ends soon or is lacking, and it follows from the last. */
  renew?(): Promise<void>;
  /** Everything that gateways would refuse of a registry. */
  registryIssues?(registry: Registry): Issue[];
  /** Says whether a release may be made live; absent where signatures are not checked. */
  trust?(app: string, release: string): Promise<Trust>;
  signatures?(): Promise<SignatureReport>;
  /** Absent where no files are kept. */
  cache?(): CacheState;
}
