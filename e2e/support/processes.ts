import { execFileSync } from 'node:child_process';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): Process[] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return found ? [{ pid: Number(found[1]), parent: Number(found[2]), command: found[3] ?? '' }] : [];
  });
}

/** Ids of everything that a process started, directly or not, whose command holds `part`. */
export function descendants(root: number, part = ''): number[] {
  const all = processes();
  const found = new Set<number>([root]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return all.filter(({ pid, command }) => found.has(pid) && command.includes(part)).map(({ pid }) => pid);
}

export const isAlive = (pid: number): boolean => processes().some((process) => process.pid === pid);
