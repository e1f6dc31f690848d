import type { LookupList } from '@porao/contracts';

export interface Area {
  readonly id: number;
  readonly name: string;
  readonly bengali: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Older or other spellings. */
  readonly aliases: readonly string[];
  readonly city: { readonly id: number; readonly name: string; readonly bengali: string };
}

/** The English name of a lookup row. */
export type NameOf = (list: LookupList, id: number) => string;

/** Caches the lookups in this process, so that no request reads them. */
export interface HeldLookups {
  /** A replacer of `JSON.stringify` that writes lookup names in Bengali (docs/adr/0025). */
  readonly bengaliNames: (field: string, value: unknown) => unknown;
  /** The input of a call with ids of merged rows replaced by those that took their place. */
  readonly currentIds: <T>(input: T) => T;
  /** The id that took the place of a merged one, or the id itself. */
  readonly currentId: (list: string, id: number) => number;
  /** Those that forms offer. */
  readonly areas: readonly Area[];
}

export interface LookupCache {
  readonly current: () => Promise<HeldLookups>;
  /** Runs `make` with the names; a second time after reading again when a row is newer than what is held. */
  readonly withNames: <T>(make: (nameOf: NameOf) => T) => Promise<T>;
  /** Reads again what has changed since, by this process or another one. */
  readonly refresh: () => Promise<void>;
}
