import { failureText } from '@porao/features';
import { notify, useQueryClient } from '@porao/platform';
import { useState } from 'react';

export const searchList = 'GET /api/saved-searches';

/** Reads the searches again after a change. */
export function useSearchesChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [searchList] });
}

/** A change that one press makes: waits until the list shows it, and says what it failed with. */
export function useSearchPress() {
  const changed = useSearchesChanged();
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
