import { type EarlyReads, earlyReadsName } from '@porao/contracts/page';
import { own } from '../common/own-copies.ts';

/** As `fetch`, but takes the answer to a request that the page has already sent (`src/page-scripts/early-reads.ts`). */
export function fetchUnlessAsked(path: string, init: RequestInit): Promise<Response> {
  return takeAsked(path, init) ?? own().fetch(path, init);
}

/** An answer to the same question of the same person, once. */
function takeAsked(path: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const { [earlyReadsName]: asked } = window as { [earlyReadsName]?: EarlyReads };
  const answer = asked?.answers[path];
  if (!asked || !answer || method !== 'GET') return undefined;
  const wanted = new Headers(headers);
  if (Object.entries(asked.headers).some(([name, value]) => wanted.get(name) !== value)) return undefined;
  delete asked.answers[path];
  return answer;
}
