import { useSearchParams } from '@porao/platform';

/** Is what the address asks a list for: `?page=2&stage=Pending`. */
export interface ListAddress {
  /** From 1. */
  page: number;
  get: (name: string) => string | undefined;
  /** Undefined when it is none of these. */
  oneOf: <Value extends string>(name: string, values: readonly Value[]) => Value | undefined;
  /** A number of 1 or more; undefined when it is none. */
  getId: (name: string) => number | undefined;
}

export interface ListParams extends ListAddress {
  /** Sets or takes away some; the list then begins at its first page. */
  set: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** The address of another page of the same list. */
  toPage: (page: number) => { search: string };
}

function readListParams(params: URLSearchParams): ListAddress {
  const getId = (name: string) => {
    const id = Number(params.get(name) ?? 0);
    return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined;
  };
  const page = getId('page') ?? 1;
  return {
    page: page <= 100_000 ? page : 1,
    get: (name) => params.get(name) ?? undefined,
    oneOf: (name, values) => values.find((value) => value === params.get(name)),
    getId,
  };
}

/** The filters of a list are in the address, so that back, a reload and a link restore them. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  return {
    ...readListParams(params),
    set: (changes) =>
      setParams((before) => changed(before, { page: undefined, ...changes }), { replace: true }),
    toPage: (to) => ({ search: changed(params, { page: to === 1 ? undefined : String(to) }).toString() }),
  };
}

function changed(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  return next;
}
