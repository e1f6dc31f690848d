import type { Logger } from 'pino';
import type { RegistryDriver, Version } from './driver.ts';

/** In ms. Every gateway sees an activation within twice this time. */
const interval = 900;

/** Asks a store for its version at an interval, however many pages are served. */
export function pollStore(
  store: Pick<RegistryDriver, 'stamp'>,
  log: Pick<Logger, 'warn' | 'info'>,
  /** The version on disk, for a store that has not answered yet. */
  savedVersion: () => Promise<Version | undefined>,
  onAnswer: () => void,
) {
  let isAway = false;
  let started: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      poll.version = await store.stamp();
      if (isAway) log.info("the registry's store answers again");
      isAway = false;
      onAnswer();
    } catch (error) {
      if (!isAway)
        log.warn({ err: error }, "the registry's store does not answer; the last known state is used");
      isAway = true;
      poll.version ??= await savedVersion();
    }
  }

  async function start(): Promise<void> {
    await ask();
    setInterval(() => void ask(), interval).unref();
  }

  const poll = {
    /** The store's last known version; undefined before the first answer. */
    version: undefined as Version | undefined,
    get isAway() {
      return isAway;
    },
    /** Polls from the first call on. */
    async latest(): Promise<Version> {
      started ??= start();
      await started;
      if (poll.version === undefined)
        throw new Error("The registry's store does not answer and no state of it is saved.");
      return poll.version;
    },
  };
  return poll;
}
