import type { EventName, EventPayload } from '@porao/contracts';
import { createEventBus } from './event-bus.ts';

type Events = { [N in EventName]: EventPayload<N> };

/** The type fails when an event of the contracts is not listed. */
const spoken: Record<EventName, true> = {
  'job.saved@1': true,
  'job.applied@1': true,
  'profile.changed@1': true,
};

const bus = createEventBus({
  spoken: new Set(Object.keys(spoken)),
  ...(process.env.NODE_ENV !== 'production' && {
    check: (name, payload) =>
      void import('./check-event.ts').then(({ checkEvent }) => checkEvent(name, payload)),
  }),
});

/** Notifies every remote that something happened. Events are `noun.past@version` of the contracts. */
export function emit<N extends EventName>(name: N, payload: Events[N]): void {
  bus.emit(name, payload);
}

/** Listens until the returned function is called. */
export function on<N extends EventName>(name: N, handler: (payload: Events[N]) => void): () => void {
  return bus.on(name, (payload) => handler(payload as Events[N]));
}
