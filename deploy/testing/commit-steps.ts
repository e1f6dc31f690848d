import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

/** The sources of files that visitors get. Each checkout builds them in its own way, and its API runs on as it is, with
 * the contracts. */
const sources = [
  'shell/src',
  'mfe-*/src/*',
  'shared/*/src/*',
  ...['build', 'contracts', 'client', 'server'].map((name) => `:!shared/${name}`),
  ':!*.test.ts',
  ':!*.test.tsx',
];
/** No commit is looked for further back. */
const mostLookedAt = 4_000;

export interface Step {
  readonly commit: string;
  readonly subject: string;
}

interface Steps extends Step {
  readonly patch: string;
}

/** Takes the newest commits back in every checkout, as many as wanted, and leaves out those that do not apply in all.
 * Returns them oldest first; `apply` makes the step again. */
export function takeBack(repository: string, from: string, count: number, checkouts: readonly string[]) {
  const git = (...args: string[]) => run(args, { cwd: repository });
  const log = git(
    'log',
    '--no-merges',
    `--max-count=${mostLookedAt}`,
    '--format=%H %s',
    from,
    '--',
    ...sources,
  );
  const steps: Steps[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    if (steps.length === count) break;
    const [commit = '', ...words] = line.split(' ');
    const patch = git('show', '--format=', '--binary', commit, '--', ...sources);
    if (patch === '' || !checkouts.every((cwd) => applies(cwd, patch, ['--reverse', '--check']))) continue;
    for (const cwd of checkouts) applyPatch(cwd, patch, ['--reverse']);
    steps.unshift({ commit: commit.slice(0, 8), subject: words.join(' '), patch });
  }
  if (steps.length < count) throw new Error(`Only ${steps.length} commits before ${from} can be taken back.`);
  return steps.map(({ commit, subject, patch }) => ({
    commit,
    subject,
    apply: () => {
      for (const cwd of checkouts) applyPatch(cwd, patch, []);
    },
  }));
}

const applies = (cwd: string, patch: string, args: readonly string[]): boolean =>
  spawnSync('git', ['apply', ...context, ...args], { ...outside(cwd), input: patch }).status === 0;

function applyPatch(cwd: string, patch: string, args: readonly string[]): void {
  run(['apply', ...context, ...args], { ...outside(cwd), input: patch });
}

/** One equal line before and after a change is enough: other commits changed what is around it. */
const context = ['-C1'];

/** A checkout is no repository, and none around it is to be found. */
const outside = (cwd: string) => ({
  cwd,
  env: { ...process.env, GIT_CEILING_DIRECTORIES: `${tmpdir()}:${cwd}/..` },
});

function run(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; input?: string },
): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
