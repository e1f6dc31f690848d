import { noticeStreamPath, releasesEvent } from '@porao/contracts/page';
import { sessionAuthorization } from '@porao/platform/shell';
import { own } from '../../common/own-copies.ts';
import { toldRevision } from '../../remotes/live-releases.ts';

/** In ms. The gateway sends something each 25 s. */
const silentMs = 60_000;
/** A page that is hidden for a moment stays a reader. */
const hiddenMs = 60_000;
/** At random up to this time, so that the readers of a gateway that ends do not all come at once. */
const retryMs = 60_000;

/** Reads the numbers of one answer; resolves when it ends. */
async function readAnswer(ending: AbortController, hear: (unread: number) => void): Promise<void> {
  const authorization = sessionAuthorization();
  if (!authorization) return;
  const { signal } = ending;
  const answer = await own().fetch(noticeStreamPath, { headers: { authorization }, signal });
  if (!answer.ok) return;
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let isRevision = false;
  const hearLine = (line: string) => {
    if (line === `event: ${releasesEvent}`) isRevision = true;
    else if (line.startsWith('data:')) {
      const number = Number(line.slice(5));
      if (isRevision) toldRevision.set(number);
      else hear(number);
      isRevision = false;
    }
  };
  for (let rest = ''; ; ) {
    const silence = setTimeout(() => ending.abort(), silentMs);
    const part = await reader?.read().finally(() => clearTimeout(silence));
    if (!part || part.done) return;
    const lines = (rest + decoder.decode(part.value)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hearLine(line);
  }
}

/** Hears the number of unread notices whenever it changes, while the page is visible, and keeps the revision that is told
 * with it; calls `fail` where there is no stream. Returns what ends it. */
export function followNotices(hear: (unread: number) => void, fail: () => void): () => void {
  let ending: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    if (ending) return;
    const own = new AbortController();
    ending = own;
    let heard = false;
    await readAnswer(own, (unread) => {
      heard = true;
      hear(unread);
    }).catch(() => {});
    if (ending !== own) return;
    ending = undefined;
    toldRevision.set(undefined);
    if (document.visibilityState === 'hidden') return;
    if (!heard) fail();
    timer = setTimeout(() => void read(), (heard ? 0 : retryMs) + Math.random() * retryMs);
  }

  const end = () => {
    ending?.abort();
    ending = undefined;
    toldRevision.set(undefined);
  };
  const turn = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(end, hiddenMs);
    else void read();
  };
  document.addEventListener('visibilitychange', turn);
  turn();
  return () => {
    document.removeEventListener('visibilitychange', turn);
    clearTimeout(timer);
    end();
  };
}
