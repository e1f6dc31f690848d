import mitt from 'mitt';
import { asError } from './lazy-component.ts';

interface Older {
  /** The version before, `job.saved@1`. */
  readonly name: string;
  /** The payload as that version has it. */
  readonly payload: (newer: never) => unknown;
}

interface BusOptions {
  /** Events that this page supports. */
  readonly spoken: ReadonlySet<string>;
  /** By newer event: the version before it. Versions farther down are reached step by step. */
  readonly older: Readonly<Record<string, Older>>;
  /** Looks at every payload, while developing. */
  readonly check?: (name: string, payload: unknown) => void;
}

/** The page's events. A remote built against an older version of an event gets it in that version; listening to
 * an unknown one logs a warning. */
export function createEventBus({ spoken, older, check }: BusOptions) {
  const bus = mitt<Record<string, unknown>>();

  function emit(name: string, payload: unknown): void {
    check?.(name, payload);
    bus.emit(name, payload);
    const below = older[name];
    if (below) emit(below.name, below.payload(payload as never));
  }

  function on(name: string, handler: (payload: unknown) => void): () => void {
    if (!spoken.has(name))
      console.error(
        `This page does not support the event ${name}, so it is never sent. Publish a shell that supports it, or listen to one of: ${[...spoken].join(', ')}.`,
      );
    // One listener's fault reaches neither the sender nor the other listeners.
    const guarded = (payload: unknown) => {
      try {
        handler(payload);
      } catch (error) {
        reportError(asError(error));
      }
    };
    bus.on(name, guarded);
    return () => bus.off(name, guarded);
  }

  return { emit, on };
}
