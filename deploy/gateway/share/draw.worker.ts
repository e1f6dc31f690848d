import { answerTasks } from '@porao/server/child-tasks';

/** Processor time of one picture. */
const cpuMs = 5_000;

await answerTasks(cpuMs, async () => (await import('./draw.ts')).draw);
