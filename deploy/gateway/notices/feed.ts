import { type NoticeEvent, noticeFeedPath } from '@porao/server';
import type { Logger } from 'pino';

/** The API sends something each 10 s. */
const silentMs = 25_000;
/** After an API that has no feed was asked. */
const pauseMs = 15_000;
const dataPrefix = 'data: ';

/** The API's stream of changed notices: one for all readers of this gateway, from the first of them on. */
export function noticeFeed(
  apiUrl: string,
  log: Logger,
  hear: (event: NoticeEvent) => void,
  /** Events may have been missed; the next `open` begins again. */
  lost: () => void,
) {
  let opened: Promise<void> | undefined;
  let notBefore = 0;
  let isClosed = false;
  let ending = new AbortController();

  async function begin(): Promise<void> {
    if (performance.now() < notBefore) throw new Error('the API had no feed of notices');
    const own = new AbortController();
    ending = own;
    const silence = setTimeout(() => own.abort(new Error('the feed is silent')), silentMs).unref();
    try {
      const answer = await fetch(apiUrl + noticeFeedPath, { signal: own.signal });
      if (answer.status !== 200 || !answer.body) {
        await answer.body?.cancel();
        throw new Error(`the API answers ${answer.status} for the feed of notices`);
      }
      void read(answer.body.pipeThrough(new TextDecoderStream()), silence);
    } catch (err) {
      clearTimeout(silence);
      notBefore = performance.now() + pauseMs;
      log.warn({ err }, 'no feed of notices: pages ask each minute');
      throw err;
    }
  }

  async function read(texts: AsyncIterable<string>, silence: NodeJS.Timeout): Promise<void> {
    let rest = '';
    try {
      for await (const text of texts) {
        silence.refresh();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith(dataPrefix)) hear(JSON.parse(line.slice(dataPrefix.length)) as NoticeEvent);
      }
    } catch (err) {
      if (!isClosed) log.warn({ err }, 'the feed of notices was lost');
    }
    clearTimeout(silence);
    opened = undefined;
    lost();
  }

  return {
    /** Resolves while the feed is open, and opens it where it is not. */
    open: (): Promise<void> => {
      opened ??= begin().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: () => {
      isClosed = true;
      ending.abort();
    },
  };
}
