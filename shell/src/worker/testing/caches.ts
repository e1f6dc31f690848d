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

const refused = async () => Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));

/** Each way in which caches fail: all of them refused, or a full disk that refuses what is put. */
export const brokenCaches: Readonly<Record<string, () => void>> = {
  'that cannot be opened': () => void vi.stubGlobal('caches', { open: refused, keys: refused }),
  'that throw at once': () =>
    void vi.stubGlobal('caches', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'that are full': () => {
    const full = {
      match: async () => undefined,
      keys: async () => [],
      delete: async () => false,
      put: refused,
    };
    vi.stubGlobal('caches', { open: async () => full, keys: async () => [] });
  },
  'that cannot be read': () => {
    const unread = { match: refused, keys: refused, delete: refused, put: refused };
    vi.stubGlobal('caches', { open: async () => unread, keys: async () => [] });
  },
};

export const to = (path: string, init?: RequestInit) => new Request(`http://site${path}`, init);
export const offline = () => fetched.mockRejectedValue(new TypeError('offline'));
