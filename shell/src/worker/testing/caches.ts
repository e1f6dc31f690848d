import { beforeEach, vi } from 'vitest';
import { cacheNames } from '../kept.ts';

export const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://site').href;

/** Cache storage in memory, by address. */
class FakeCache {
  readonly held = new Map<string, Response>();
  async match(request: RequestInfo | URL) {
    return this.held.get(addressOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, answer: Response) {
    this.held.set(addressOf(request), answer);
  }
  async delete(request: RequestInfo | URL) {
    return this.held.delete(addressOf(request));
  }
  async keys() {
    return [...this.held.keys()].map((url) => new Request(url));
  }
}

export const stores = new Map<string, FakeCache>();
export const storeNamed = (name: string) => {
  const found = stores.get(name) ?? new FakeCache();
  stores.set(name, found);
  return found;
};
export const store = (name: keyof typeof cacheNames) => storeNamed(cacheNames[name]);
export const fetched = vi.fn<(request: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();
export const work: Promise<unknown>[] = [];
export const whileAlive = (promise: Promise<unknown>) => void work.push(promise);

beforeEach(() => {
  stores.clear();
  work.length = 0;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open: async (name: string) => storeNamed(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
});

export const to = (path: string, init?: RequestInit) => new Request(`http://site${path}`, init);
export const offline = () => fetched.mockRejectedValue(new TypeError('offline'));
