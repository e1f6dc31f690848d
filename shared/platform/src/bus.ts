import type { EventName, EventPayload } from '@porao/contracts';
import mitt from 'mitt';
import { useEffect, useRef } from 'react';

type Events = { [N in EventName]: EventPayload<N> };

const bus = mitt<Events>();

/** Tells every remote that something happened. Events are `noun.past@version` of the contracts. */
export function emit<N extends EventName>(name: N, payload: Events[N]): void {
  bus.emit(name, payload);
}

/** Listens until the returned function is called. */
export function on<N extends EventName>(name: N, handler: (payload: Events[N]) => void): () => void {
  bus.on(name, handler);
  return () => bus.off(name, handler);
}

/** Listens while the component is mounted; always calls the newest handler. */
export function useEvent<N extends EventName>(name: N, handler: (payload: Events[N]) => void): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => on(name, (payload) => latest.current(payload)), [name]);
}
