import { getPriority } from 'node:os';
import { answerTasks } from './tasks.ts';

await answerTasks(200, async () => async (task: string) => {
  if (task === 'environment') return { ...process.env };
  if (task === 'priority') return getPriority();
  if (task === 'fail') throw new Error('It fails.');
  if (task === 'exit') process.exit(1);
  // Processor time of another thread than that of JavaScript, as libraries of images take it.
  if (task === 'loop') await busyThread();
  return new Promise(() => setInterval(() => undefined, 1_000));
});

async function busyThread(): Promise<void> {
  const { pbkdf2 } = await import('node:crypto');
  await new Promise((resolve) => pbkdf2('a', 'b', 1_000_000_000, 64, 'sha512', resolve));
}
