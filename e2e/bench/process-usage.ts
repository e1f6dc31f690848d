import { readFileSync } from 'node:fs';

/** In which Linux counts the time of processes. */
const msPerTick = 10;
const pageBytes = 4096;

/** Processor time since its start and resident memory of a process (proc(5)). */
export function usageOf({ pid }: { readonly pid: number | undefined }): { ms: number; bytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return { ms: (Number(fields[11]) + Number(fields[12])) * msPerTick, bytes: Number(fields[21]) * pageBytes };
}
