import type { PageRemote } from '@porao/contracts';
import type { createQueryClient } from '@porao/platform/shell';

type QueryClient = ReturnType<typeof createQueryClient>;

/** The client with which a remote reads, and writes nothing of another one's. */
export type ClientOf = (remote: PageRemote) => QueryClient;

/** The client of a remote that is in the page. */
export type ClientNamed = (name: string) => QueryClient | undefined;
