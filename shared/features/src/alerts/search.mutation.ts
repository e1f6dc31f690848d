import type { SavedSearch } from '@porao/contracts';
import { notify, useQueryClient } from '@porao/platform';
import { useState } from 'react';
import { failureText } from '../failure/failure.ts';

/** What saved searches of every kind have. */
export type Search = Pick<SavedSearch, 'id' | 'name' | 'frequency' | 'paused'>;
type Answer = Promise<{ message: string }>;

/** The calls of one kind of saved searches. */
export interface SearchCalls {
  /** The call that lists them. */
  readonly list: string;
  readonly change: (id: number, body: Partial<Omit<Search, 'id'>>) => Answer;
  readonly remove: (id: number) => Answer;
}

/** Reads the searches again after a change. */
export function useSearchesChanged(list: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [list] });
}

/** A change that one press makes: waits until the list shows it, and says what it failed with. */
export function useSearchPress(list: string) {
  const changed = useSearchesChanged(list);
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Answer, failed: string) => {
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
