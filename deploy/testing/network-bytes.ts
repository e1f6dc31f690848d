interface Answer {
  readonly url: string;
  readonly mimeType: string;
  /** Chromium's names of headers are as they were sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fromDiskCache?: boolean | undefined;
  readonly fromServiceWorker?: boolean | undefined;
  readonly fromPrefetchCache?: boolean | undefined;
}

/** As the DevTools protocol names them. */
export interface NetworkEvents {
  readonly requestWillBeSent: { requestId: string; type?: string; request: { url: string } };
  readonly requestServedFromCache: { requestId: string };
  readonly responseReceived: { requestId: string; type: string; response: Answer };
  readonly loadingFinished: { requestId: string; encodedDataLength: number };
  readonly loadingFailed: { requestId: string };
}

export interface LoadedFile {
  readonly url: string;
  /** Bytes on the wire, with headers. */
  readonly bytes: number;
  /** Is true for scripts and styles. */
  readonly isCode: boolean;
  /** Is true for those and for what else caches keep for good: fonts, descriptions of releases. */
  readonly isFile: boolean;
}

/** Counts what pages and workers of a browser load over the network, not what caches or a service worker answer. */
export function countNetwork() {
  const loaded: LoadedFile[] = [];
  const open = new Set<string>();
  /** The events of one target; ids of requests are its own. */
  const ofTarget = (target: string) => {
    const cached = new Set<string>();
    const answers = new Map<string, Omit<LoadedFile, 'bytes'>>();
    const end = (id: string) => {
      answers.delete(id);
      open.delete(`${target} ${id}`);
    };
    return {
      requestWillBeSent: ({ requestId, type, request }: NetworkEvents['requestWillBeSent']): void => {
        // Streams of events do not end, and nothing waits for a beacon.
        if (!request.url.startsWith('http') || type === 'Ping' || type === 'EventSource') return;
        if (!request.url.includes('/events/')) open.add(`${target} ${requestId}`);
      },
      requestServedFromCache: ({ requestId }: NetworkEvents['requestServedFromCache']): void => {
        cached.add(requestId);
        end(requestId);
      },
      responseReceived: ({ requestId, type, response }: NetworkEvents['responseReceived']): void => {
        const { url, mimeType, headers, fromDiskCache, fromServiceWorker, fromPrefetchCache } = response;
        const isCached = fromDiskCache || fromServiceWorker || fromPrefetchCache || cached.has(requestId);
        if (isCached || !url.startsWith('http')) return;
        const isCode = ['Script', 'Stylesheet'].includes(type) || /javascript|css/.test(mimeType);
        const kept = Object.entries(headers).some(([name, value]) => isForGood(name, value));
        answers.set(requestId, { url, isCode, isFile: isCode || kept });
      },
      loadingFinished: ({ requestId, encodedDataLength: bytes }: NetworkEvents['loadingFinished']): void => {
        const answer = answers.get(requestId);
        if (answer && bytes > 0) loaded.push({ ...answer, bytes });
        end(requestId);
      },
      loadingFailed: ({ requestId }: NetworkEvents['loadingFailed']): void => end(requestId),
      /** Requests of a page that was closed do not end. */
      closed: (): void => {
        for (const id of open) if (id.startsWith(`${target} `)) open.delete(id);
      },
    };
  };
  return { loaded, open: open as ReadonlySet<string>, ofTarget };
}

const isForGood = (name: string, value: string) =>
  name.toLowerCase() === 'cache-control' && value.includes('immutable');

export const bytesOf = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
