/** PostgreSQL's disk_full, and what the file system says of no space and of a quota. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const sqliteFull = 13;

/** Whether this failed, at whatever depth, because nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 5; next = next.cause, depth++) {
    if ('code' in next && codes.has(String(next.code))) return true;
    if ('errcode' in next && next.errcode === sqliteFull) return true;
    if (next.message.includes('No space left on device')) return true;
  }
  return false;
}
