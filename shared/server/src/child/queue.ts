import { type ChildProcess, fork } from 'node:child_process';
import type { ChildAnswer } from './tasks.ts';

/** A child without tasks ends after so long, in ms. */
const idleMs = 60_000;
/** Until a child must be ready for its first task, in ms. */
const startMs = 30_000;

/** `full`: too many tasks wait, or this one waited too long. `own`: its owner has another one here. `late`: it took too
 * much time. `failed`: the work threw, or ended the child. */
export type TaskRefusal = 'full' | 'own' | 'late' | 'failed';

export class TaskError extends Error {
  readonly reason: TaskRefusal;

  constructor(reason: TaskRefusal, message: string) {
    super(message);
    this.name = 'TaskError';
    this.reason = reason;
  }
}

interface ChildQueueOptions {
  /** The file that the child runs; it calls `answerTasks`. */
  readonly script: URL;
  readonly mostWaiting: number;
  /** Until a task that waits is refused. */
  readonly waitMs: number;
  /** Until the child is killed. Time of the clock: a limit of processor time is the child's own. */
  readonly runMs: number;
}

interface ChildQueue<Task, Result> {
  /** Rejects with a `TaskError`; with any other error where no child can be started. */
  run(task: Task, owner?: string): Promise<Result>;
}

interface Entry<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** Runs tasks one at a time in a child process with an empty environment, which is killed at its limits: native code
 * cannot be interrupted in any other way. */
export function childQueue<Task, Result>(options: ChildQueueOptions): ChildQueue<Task, Result> {
  const { script, mostWaiting, waitMs, runMs } = options;
  const waiting: Entry<Task, Result>[] = [];
  const owners = new Set<string>();
  let running: Entry<Task, Result> | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(script, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = (error: Error) => {
      if (child !== started) return;
      child = undefined;
      finish((entry) => entry.reject(error));
    };
    isReady = false;
    started.unref();
    started.channel?.unref();
    started.on('message', (answer: ChildAnswer<Result>) => {
      if (child !== started) return;
      if ('ready' in answer) {
        isReady = true;
        limitRun(started, runMs);
      } else if ('error' in answer) finish(({ reject }) => reject(new TaskError('failed', answer.error)));
      else finish(({ resolve }) => resolve(answer.result));
    });
    started.on('error', ended);
    started.on('exit', (code, signal) => {
      const words = `The child ended with ${signal ?? code}.`;
      if (!isReady) ended(new Error(words));
      else ended(new TaskError(signal === 'SIGKILL' ? 'late' : 'failed', words));
    });
    return started;
  }

  function limitRun(started: ChildProcess, ms: number): void {
    clearTimeout(running?.timer);
    if (running) running.timer = setTimeout(() => started.kill('SIGKILL'), ms);
  }

  function finish(settle: (entry: Entry<Task, Result>) => void): void {
    const done = running;
    running = undefined;
    clearTimeout(done?.timer);
    if (done) settle(done);
    next();
  }

  function next(): void {
    if (running) return;
    clearTimeout(idle);
    running = waiting.shift();
    if (!running) {
      idle = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref();
      return;
    }
    child ??= start();
    limitRun(child, isReady ? runMs : startMs);
    child.send(running.task as object, (error) => {
      if (error) child?.kill('SIGKILL');
    });
  }

  function add(task: Task): Promise<Result> {
    if (waiting.length >= mostWaiting) throw new TaskError('full', `${mostWaiting} tasks wait.`);
    return new Promise((resolve, reject) => {
      const entry: Entry<Task, Result> = { task, resolve, reject };
      entry.timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new TaskError('full', `It waited ${waitMs} ms.`));
      }, waitMs);
      waiting.push(entry);
      next();
    });
  }

  return {
    async run(task, owner) {
      if (owner === undefined) return add(task);
      if (owners.has(owner)) throw new TaskError('own', 'Another task of the same owner is here.');
      owners.add(owner);
      try {
        return await add(task);
      } finally {
        owners.delete(owner);
      }
    },
  };
}
