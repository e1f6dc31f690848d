import { spawnSync } from 'node:child_process';

/** A user of their own; namespaces without a network and other processes; limits on what they may open and start. */
type Lacking = 'user' | 'namespaces' | 'limits';

interface Isolation {
  /** Words before the command of a rendering process. */
  readonly wrapper: readonly string[];
  /** The process is a child of the wrapper's. */
  readonly isForked: boolean;
  readonly hasLimits: boolean;
  readonly lacking: readonly Lacking[];
}

/** Without new files, sockets, processes and core dumps; more than the heap's own limit for all data of the process. */
export const limits = ['--nofile=0:0', '--nproc=0:0', '--fsize=0:0', '--core=0:0', '--data=1073741824'];

const works = ([program = '', ...args]: readonly string[]): boolean =>
  spawnSync(program, args, { env: {}, stdio: 'ignore' }).status === 0;

function probe(): Isolation {
  const isRoot = process.getuid?.() === 0;
  const privileges = ['setpriv', '--no-new-privs'];
  const namespaces = ['--net', '--ipc', '--pid', '--fork', '--kill-child'];
  const inNamespaces = ['unshare', ...(isRoot ? [] : ['--user']), ...namespaces, ...privileges];
  const isForked = works([...inNamespaces, 'true']);
  const own = works([...privileges, 'true']) ? privileges : [];
  const hasLimits = works(['prlimit', '--version']);
  const lacking = [
    ...(isRoot ? [] : ['user' as const]),
    ...(isForked ? [] : ['namespaces' as const]),
    ...(hasLimits ? [] : ['limits' as const]),
  ];
  return { wrapper: isForked ? inNamespaces : own, isForked, hasLimits, lacking };
}

let found: Isolation | undefined;

/** An object, so that a test can say what a machine lacks. */
export const machine = {
  /** Answers how rendering processes of this gateway are kept apart from it; found out once. */
  isolation(): Isolation {
    found ??= probe();
    return found;
  },
};
