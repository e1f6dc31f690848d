import type { OpsRequest } from '@porao/contracts';
import { createStore, useStore } from '@porao/platform';

const store = createStore<ReadonlySet<string>>(new Set());

const nameOf = ({ id, version }: Pick<OpsRequest, 'id' | 'version'>) => `${id} ${version}`;

/** The operator has looked at this version of the request, in this tab. */
export function markSeen(request: Pick<OpsRequest, 'id' | 'version'>): void {
  const seen = store.current();
  if (!seen.has(nameOf(request))) store.set(new Set([...seen, nameOf(request)]));
}

/** Returns whether words of a request that should not be public are still to be looked at. */
export function useIsRisky(): (request: OpsRequest) => boolean {
  const seen = useStore(store);
  return (request) => request.case.private_details.length > 0 && !seen.has(nameOf(request));
}
