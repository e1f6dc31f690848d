import mitt from 'mitt';
import { asError } from './lazy-component.ts';

interface BusOptions {
  /** Events that this page supports. */
  readonly spoken: ReadonlySet<string>;
  /** Looks at every payload, while developing. */
  readonly check?: (name: string, payload: unknown) => void;
}

/** The page's events. Listening to an unknown one logs a warning. */
export function createEventBus({ spoken, check }: BusOptions) {
  const bus = mitt<Record<string, unknown>>();

  function emit(name: string, payload: unknown): void {
    check?.(name, payload);
    bus.emit(name, payload);
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
