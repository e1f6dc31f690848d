import { session, useQueryClient, useStore, useUnsaved } from '@porao/platform';
import { useEffect } from 'react';
import { keptCodes, readKept, sendKept } from './door.store.ts';
import { lessonsCall } from './lessons.calls.ts';

/** In ms: a network that is there again does not always say so. */
const again = 30_000;

const isWaiting = (text: string) => text.includes('"key"') && readKept().some(({ refused }) => !refused);

/** Sends codes that wait, once the network is back, on every page of a tutor; before a sign-out, too, as they are
 * removed then. */
export function useDoor(): void {
  const client = useQueryClient();
  const waiting = isWaiting(useStore(keptCodes));
  useUnsaved(waiting, true);
  useEffect(() => {
    if (!waiting) return undefined;
    const attempt = async () => {
      if ((await sendKept()) > 0) await client.invalidateQueries({ queryKey: [lessonsCall] });
    };
    void attempt();
    const timer = setInterval(() => void attempt(), again);
    const onOnline = () => void attempt();
    window.addEventListener('online', onOnline);
    const stay = session().beforeEnd(sendKept);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
      stay();
    };
  }, [waiting, client]);
}
