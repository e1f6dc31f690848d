import type { DeadLetter } from '@porao/contracts';
import { formatDigits, query, useQuery } from '@porao/platform';
import { textOr } from '../../common/messages.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { t } from './messages.ts';

export const useQueues = () => useQuery({ ...query('GET /api/ops/queues'), ...asQueue, ...live });

export const queueWords = (queue: string): string => textOr(t, `queues.${queue as 'sms'}`, queue);

export const jobWords = ({ queue, data }: DeadLetter): string =>
  [
    queueWords(queue),
    Object.entries(data)
      .map(([name, value]) => `${name} ${formatDigits(String(value))}`)
      .join(', '),
  ]
    .filter(Boolean)
    .join(': ');
