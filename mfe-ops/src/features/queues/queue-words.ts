import type { DeadLetter } from '@porao/contracts';
import { formatDigits } from '@porao/platform';
import { t } from './messages.ts';

const known = [
  'transitions',
  'sms',
  'email',
  'push',
  'deliveries',
  'alerts',
  'guest-alerts',
  'upkeep',
] as const;

/** A queue in words; one that this release does not know is called by its name. */
export function queueWords(queue: string): string {
  const name = known.find((one) => one === queue);
  return name ? t(`queues.${name}`) : queue;
}

/** Returns what a job is about: `delivery 3`. */
export const jobWords = ({ queue, data }: DeadLetter): string =>
  [
    queueWords(queue),
    Object.entries(data)
      .map(([name, value]) => `${name} ${formatDigits(String(value))}`)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');
