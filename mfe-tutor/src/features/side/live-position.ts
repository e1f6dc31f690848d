import { useMayLocate } from '@porao/features';
import { call } from '@porao/platform';
import { useEffect } from 'react';
import { hasMoved, keepPosition, lastPosition, type Position } from './last-position.ts';

/** Milliseconds between a movement and its update (TUT-142); a newer position restarts it. */
const delay = 5000;

/** While the tutor is in the area and has long allowed it, the server learns where (OQ-116, OQ-117): nobody is asked
 * for the permission here, and nobody else sees the position. */
export function useLivePosition(): void {
  const mayLocate = useMayLocate();
  useEffect(() => (mayLocate ? watch() : undefined), [mayLocate]);
}

/** Sends movements until the returned function is called. */
function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const id = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude } }) => {
      clearTimeout(timer);
      const position = { latitude, longitude };
      if (hasMoved(lastPosition(Date.now()), position)) timer = setTimeout(() => void send(position), delay);
    },
    () => undefined,
    { maximumAge: 60_000 },
  );
  return () => {
    navigator.geolocation.clearWatch(id);
    clearTimeout(timer);
  };
}

/** A position that did not arrive is not kept, so the next one is sent. */
async function send({ latitude, longitude }: Position): Promise<void> {
  try {
    await call('POST /api/update-tutor', { body: { lat: latitude, lon: longitude } });
    keepPosition({ latitude, longitude }, Date.now());
  } catch {
    // The page does not wait for it.
  }
}
