import { useQueryClient } from '@porao/platform';
import { ActLines } from './act-lines.tsx';
import { type Act, provideActTools, type Refusal } from './acts.list.ts';
import { begin, takeBack } from './acts.store.ts';

provideActTools({ Lines: ActLines, takeBack });

/** Begins an act; answers when it has ended. */
export function useAct(): (act: Act) => Promise<Refusal> {
  const client = useQueryClient();
  return (act) => new Promise((end) => begin(act, client, end));
}
