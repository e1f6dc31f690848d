import { notify, useQueryClient } from '@porao/platform';
import { useState } from 'react';
import { failureText } from '../failure/failure.ts';

/** Reads a list again after a change; `list` is the call that lists it. */
export function useListChanged(list: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [list] });
}

/** A change that one press makes: waits until the list shows it, and says what it failed with. */
export function useListPress(list: string) {
  const changed = useListChanged(list);
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<{ message: string }>, failed: string) => {
    setBusy(true);
    try {
      const { message } = await send();
      await changed();
      notify({ tone: 'success', message });
    } catch (error) {
      notify({ tone: 'error', title: failed, message: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, press: (...act: Parameters<typeof run>) => void run(...act) };
}
