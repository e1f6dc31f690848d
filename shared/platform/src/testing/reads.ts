import { pathOf } from '@porao/client';
import { matchRoutes } from 'react-router-dom';
import type { RemoteServer } from '../server.ts';

/** Returns what a remote's server module reads for an address, as `Sent` has it; null where it leaves that to the
 * manifest. */
export function readsAt({ routes }: RemoteServer, address: string): string[] | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [found] = matchRoutes([...routes], pathname) ?? [];
  const named = found?.route.reads?.({ params: found.params, query: searchParams });
  return named?.map(({ queryKey: [call, input] }) => pathOf(call, input)) ?? null;
}
