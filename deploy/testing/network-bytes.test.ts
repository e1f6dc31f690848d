import { expect, it } from 'vitest';
import { bytesOf, countNetwork, type NetworkEvents } from './network-bytes.ts';

type Answer = NetworkEvents['responseReceived']['response'];

function counter() {
  const counted = countNetwork();
  const load = (name: string, requestId: string, answer: Partial<Answer>, type = 'Fetch') => {
    const target = counted.ofTarget(name);
    const response = {
      url: `http://site/${requestId}.js`,
      mimeType: 'text/javascript',
      headers: {},
      ...answer,
    };
    target.requestWillBeSent({ requestId, type, request: { url: response.url } });
    target.responseReceived({ requestId, type, response });
    target.loadingFinished({ requestId, encodedDataLength: 100 });
  };
  const codeBytes = () => bytesOf(counted.loaded.filter(({ isCode }) => isCode));
  const fileBytes = () => bytesOf(counted.loaded.filter(({ isFile }) => isFile));
  return { counted, load, codeBytes, fileBytes };
}

it('OPS-440 what a service worker loads counts, what it or a cache answers does not', () => {
  const { load, codeBytes } = counter();
  load('worker', '1', {});
  load('page', '1', { fromServiceWorker: true });
  load('page', '2', { fromDiskCache: true });
  load('page', '3', { fromPrefetchCache: true });
  load('page', '4', { url: 'data:text/javascript,1' });
  expect(codeBytes()).toBe(100);
});

it('OPS-440 scripts and styles are code; fonts and descriptions that are cached for good are files, calls neither', () => {
  const { counted, load, codeBytes, fileBytes } = counter();
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  load('page', '1', {}, 'Script');
  load('page', '2', { mimeType: 'text/css' }, 'Stylesheet');
  load('page', '3', { mimeType: 'font/woff2', headers }, 'Font');
  load('page', '4', { mimeType: 'application/json', headers });
  load('page', '5', { mimeType: 'application/json', headers: { 'cache-control': 'no-store' } });
  expect(codeBytes()).toBe(200);
  expect(fileBytes()).toBe(400);
  expect(bytesOf(counted.loaded)).toBe(500);
});

it('OPS-440 a request is open until it ends or its page is closed; beacons and streams never are', () => {
  const { counted } = counter();
  const page = counted.ofTarget('page');
  const send = (requestId: string, type: string) =>
    page.requestWillBeSent({ requestId, type, request: { url: `http://site/${requestId}` } });
  send('1', 'Ping');
  send('2', 'EventSource');
  send('3', 'Script');
  send('4', 'Script');
  send('5', 'Script');
  send('6', 'Script');
  expect(counted.open.size).toBe(4);
  page.loadingFailed({ requestId: '3' });
  page.requestServedFromCache({ requestId: '4' });
  page.loadingFinished({ requestId: '5', encodedDataLength: 0 });
  expect(counted.open.size).toBe(1);
  page.closed();
  expect(counted.open.size).toBe(0);
  expect(counted.loaded).toEqual([]);
});
