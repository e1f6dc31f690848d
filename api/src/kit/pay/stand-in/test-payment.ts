import { randomBytes } from 'node:crypto';
import type { OnlineWay } from '@porao/contracts';
import type { TestData, TestPayment } from './store.repository.ts';

/** Is paid instead of what was asked, on request. */
const wrongAmount = '10.00';

const name = (prefix: string) => prefix + randomBytes(9).toString('hex').toUpperCase();

export const newTest = (
  way: OnlineWay,
  reference: string,
  given: Pick<TestData, 'amount' | 'returnUrl' | 'noticeUrl'>,
): TestPayment => ({
  id: name('TEST'),
  way,
  reference,
  data: { ...given, state: 'open', lie: null, paidFrom: 0, receipt: name('T'), refundId: null },
});

export const isPaid = ({ state, paidFrom }: TestData): boolean => state === 'paid' && Date.now() >= paidFrom;

export const paidAmount = ({ lie, amount }: TestData): string => (lie === 'amount' ? wrongAmount : amount);
