import { constants, getPriority, setPriority } from 'node:os';

/** Between two looks at the processor time of a task, in ms. */
const lookMs = 100;

/** A child sends this: that it is ready, once, then an answer to each task. */
export type ChildAnswer<Result> =
  | { readonly ready: true }
  | { readonly result: Result }
  | { readonly error: string };

const end = () => process.kill(process.pid, 'SIGKILL');

/** Answers the tasks of a `childQueue` with what `load` resolves with, at low priority. `load` imports the libraries:
 * threads have the priority that the process has when they start. A task that takes more processor time ends the
 * process. */
export async function answerTasks(
  cpuMs: number,
  load: () => Promise<(task: never) => Promise<unknown>>,
): Promise<void> {
  const { PRIORITY_BELOW_NORMAL: lower, PRIORITY_LOW: lowest } = constants.priority;
  // Relative, since a process cannot raise its own.
  setPriority(Math.min(getPriority() + lower, lowest));
  const send = (answer: ChildAnswer<unknown>) => void process.send?.(answer);
  process.on('disconnect', end);
  const loading = load();

  async function answer(task: unknown): Promise<void> {
    const work = await loading;
    const before = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if (user + system > cpuMs * 1000) end();
    }, lookMs);
    try {
      send({ result: await work(task as never) });
    } catch (error) {
      send({ error: String(error) });
    } finally {
      clearInterval(watch);
    }
  }

  process.on('message', (task) => void answer(task));
  await loading;
  send({ ready: true });
}
