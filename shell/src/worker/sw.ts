import {
  assetOriginParameter,
  cachePrefix,
  isReleaseFile,
  sessionCookie,
  siteStatesPath,
} from '@porao/contracts/page';
import { workerCookie } from './cookie.ts';
import { answerData } from './data.ts';
import { answerFile, keepFiles } from './files.ts';
import { isKnownCache, type KeepMessage } from './kept.ts';
import { isOfflineRead } from './offline-reads.ts';
import { answerPage, isPage, keepPage } from './pages.ts';
import { noticeOf, openNotice, type PushClients, renewSubscription } from './push.ts';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetch extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> } & PushClients;
  registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'> &
    Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>>;
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
}
interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetch;
  message: WorkerEvent & { data: KeepMessage };
  push: WorkerEvent & { data: { text: () => string } | null };
  pushsubscriptionchange: WorkerEvent & { newSubscription?: PushSubscription | null };
  notificationclick: WorkerEvent & { notification: { data: unknown; close: () => void } };
}

/** The page's types are the browser's window; a worker's few are named above. */
const worker = globalThis as unknown as WorkerScope;

/** Where files of releases come from, if not from this origin. */
const assetOrigin = new URL(location.href).searchParams.get(assetOriginParameter);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && !isKnownCache(name)) await caches.delete(name);
  };
  event.waitUntil(tidy().catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOfRelease = isReleaseFile(url.pathname);
  if (url.origin !== location.origin && !(url.origin === assetOrigin && isOfRelease)) return;
  const whileAlive = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  if (isOfflineRead(request, url)) event.respondWith(answerData(request, whileAlive));
  else if (request.method !== 'GET') return;
  else if (isPage(request, url)) event.respondWith(answerPage(request, whileAlive, event.preloadResponse));
  else if (isOfRelease || url.pathname.startsWith(siteStatesPath))
    event.respondWith(answerFile(request, whileAlive));
});

worker.addEventListener('message', (event) => {
  const { type, page, files } = event.data;
  if (type !== 'keep') return;
  const keep = async () => {
    const answer = page === undefined ? null : await fetch(page, { headers: { accept: 'text/html' } });
    if (answer?.ok) await keepPage(answer);
    await keepFiles(files);
  };
  event.waitUntil(keep().catch(() => {}));
});

worker.addEventListener('push', (event) => {
  const { title, ...options } = noticeOf(event.data?.text());
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = worker.registration;
  const renew = async () =>
    renewSubscription(pushManager, event.newSubscription, await workerCookie(sessionCookie));
  event.waitUntil(renew());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(worker.clients, event.notification.data));
});
