import { LRUCache } from 'lru-cache';
import type { SessionRead } from '../../kit/bind.ts';
import { batchReads } from '../../kit/database/batch-reads.ts';
import type { Db } from '../../kit/database/open.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { findViewers } from './session.repository.ts';

/** Sessions whose caller a process remembers, at most. */
const mostRemembered = 10_000;

/** Reads the session of each call, those of calls that arrive together by one statement. */
export function createViewers(db: Db): (sessionId: string) => SessionRead {
  const remembered = new LRUCache<string, Viewer>({ max: mostRemembered });
  const read = batchReads((sessionIds: readonly string[]) => findViewers(db, sessionIds));
  const readAgain = async (sessionId: string) => {
    const viewer = await read(sessionId);
    if (viewer) remembered.set(sessionId, viewer);
    else remembered.delete(sessionId);
    return viewer ?? null;
  };
  return (sessionId) => ({ earlier: remembered.get(sessionId), viewer: readAgain(sessionId) });
}
