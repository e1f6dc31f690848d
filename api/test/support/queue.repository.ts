import { createTokens } from '../../src/kit/auth/tokens.ts';
import type { Db } from '../../src/kit/database/open.ts';
import { many, run } from '../../src/kit/database/query.repository.ts';
import { type Channels, deliver } from '../../src/modules/notices/deliver.ts';
import { tellTransition } from '../../src/modules/notices/tell.ts';
import { alertOfJob, guestAlertWorker } from '../../src/modules/saved-searches/digest.ts';
import { contactWorker } from '../../src/modules/visits/index.ts';
import { testSecret } from './people.repository.ts';
import { testServices } from './services.ts';

interface Job {
  readonly id: string;
  readonly name: string;
  readonly data: object;
}

/** Makes the channels of a test: outboxes, unless `other` names others. */
export const testChannels = (db: Db, other: Partial<Channels> = {}): Channels => ({
  ...testServices(db),
  tokens: createTokens(testSecret),
  ...other,
});

const queues = ['transitions', 'sms', 'email', 'push', 'alerts', 'guest-alerts', 'contacts'];

/** Noon in Bangladesh on a later day: nothing waits for the end of the quiet hours. */
export const noon = new Date('2036-11-20T12:00:00+06:00');

/** Does the jobs that could run now, and those that they make, as workers would. Returns how many. */
export async function drain(db: Db, channels = testChannels(db), now = noon): Promise<number> {
  for (let done = 0; ; ) {
    const rows = await many<Job>(db)`update pgboss.job set state = 'active' where state = 'created'
      and start_after <= greatest(now(), ${now}) and name = any(${queues})
      returning id, name, data`;
    if (rows.length === 0) return done;
    for (const { id, name, data } of rows) {
      if (name === 'transitions') await tellTransition(db, data as { transition: string });
      else if (name === 'alerts') await alertOfJob(db, data as { job: number });
      else if (name === 'guest-alerts')
        await guestAlertWorker(channels).work(data as { guest: number; count: number });
      else if (name === 'contacts')
        await contactWorker(channels).work(data as { named: number; phone: string } | { visit: number });
      else await deliver(channels, data as { delivery: number }, now);
      await run(db)`update pgboss.job set state = 'completed' where id = ${id}`;
    }
    done += rows.length;
  }
}
