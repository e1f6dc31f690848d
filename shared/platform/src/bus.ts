import type { EventName, EventPayload } from '@porao/contracts';
import mitt from 'mitt';
import { asError } from './lazy-component.ts';

/** The type fails when an event of the contracts is not listed. */
const spoken: Record<EventName, true> = {
  'job.saved@1': true,
  'job.applied@1': true,
  'profile.changed@1': true,
};

const bus = mitt<Record<string, unknown>>();

/** Notifies every remote that something happened. Events are `noun.past@version` of the contracts. */
export function emit<N extends EventName>(name: N, payload: EventPayload<N>): void {
  if (process.env.NODE_ENV !== 'production')
    void import('./check-event.ts').then(({ checkEvent }) => checkEvent(name, payload));
  bus.emit(name, payload);
}

/** Listens until the returned function is called. A remote of a later release may ask for an unknown event. */
export function on<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): () => void {
  if (!Object.hasOwn(spoken, name))
    console.error(
      `This page does not support the event ${name}, so it is never sent. Publish a shell that supports it, or listen to one of: ${Object.keys(spoken).join(', ')}.`,
    );
  // One listener's fault reaches neither the sender nor the other listeners.
  const guarded = (payload: unknown) => {
    try {
      handler(payload as EventPayload<N>);
    } catch (error) {
      reportError(asError(error));
    }
  };
  bus.on(name, guarded);
  return () => bus.off(name, guarded);
}
