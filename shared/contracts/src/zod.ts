// Another name of the same package: in the browser `zod` itself is this file.
import {
  array,
  boolean,
  coerce,
  config,
  email,
  enum as enumeration,
  instanceof as instance,
  int,
  iso,
  literal,
  NEVER,
  null as nothing,
  number,
  object,
  record,
  string,
  tuple,
  union,
  unknown,
  url,
} from 'zod/v4';

// Pages forbid code from texts; trying would be reported as a breach of their policy.
config({ jitless: true });

/** Exports the part of zod that the contracts use: the shell provides it to every remote, so that forms of several
 * remotes and releases load it once. Add here what a contract newly uses; activation refuses what is missing. */
export const z = {
  array,
  boolean,
  coerce,
  email,
  enum: enumeration,
  instanceof: instance,
  int,
  iso,
  literal,
  NEVER,
  null: nothing,
  number,
  object,
  record,
  string,
  tuple,
  union,
  unknown,
  url,
};
