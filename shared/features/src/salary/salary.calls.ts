import type { SalaryMonth, SalaryWord } from '@porao/contracts';
import { call } from '@porao/platform';
import { withWordKey } from '../write/word-key.ts';

export const salaryCall = 'GET /api/deals/:id/salary';

export type Reader = Pick<SalaryMonth, 'deal_id' | 'side' | 'month'>;

export const sendSalary = (id: number, word: SalaryWord) =>
  withWordKey([id, word], (key) =>
    call('POST /api/deals/:id/salary', { params: { id }, body: { ...word, key } }),
  );
