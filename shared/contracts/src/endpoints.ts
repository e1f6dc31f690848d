import * as modules from './modules/index.ts';

type Modules = typeof modules;
type Tables = { [K in keyof Modules]: K extends `${string}Endpoints` ? Modules[K] : never }[keyof Modules];
/** The intersection of the members of a union. */
export type Merged<T> = (T extends unknown ? (member: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every call of the API by method and path: what the modules export as `…Endpoints`. */
export type Endpoints = Merged<Tables>;

const tables = Object.entries(modules).filter(([name]) => name.endsWith('Endpoints'));
export const endpoints = Object.assign({}, ...tables.map(([, table]) => table)) as Endpoints;
