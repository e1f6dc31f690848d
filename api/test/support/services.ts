import type { AppOptions } from '../../src/app.ts';
import type { Db } from '../../src/kit/database/open.ts';
import { mailOutbox } from '../../src/kit/mail/index.ts';
import { outboxSender } from '../../src/kit/sms/index.ts';
import { createViewCounter } from '../../src/modules/jobs/index.ts';
import { createLookupCache } from '../../src/reference/index.ts';
import { memoryStore } from './memory-store.ts';

/** Files in memory, messages in the outbox, codes exposed, no geocoder. */
export function testServices(db: Db): Omit<AppOptions, 'log' | 'jwtSecret'> {
  return {
    db,
    lookups: createLookupCache(db),
    views: createViewCounter(db),
    files: memoryStore(),
    sms: outboxSender(db),
    smsSecret: 'the secret of tests',
    mail: mailOutbox(db),
    pay: { providers: [] },
    siteUrl: 'https://porao.example',
    pushHosts: ['push.example'],
    exposeOtp: true,
    geocoder: undefined,
    payAccounts: [{ way: 'bkash', account: '01711000001' }],
  };
}
