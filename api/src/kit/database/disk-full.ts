/** PostgreSQL's disk_full, and the file system's codes for no space and for an exceeded quota. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const sqliteFull = 13;

/** Returns whether the error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 5; next = next.cause, depth++) {
    if ('code' in next && codes.has(String(next.code))) return true;
    if ('errcode' in next && next.errcode === sqliteFull) return true;
    if (next.message.includes('No space left on device')) return true;
  }
  return false;
}
