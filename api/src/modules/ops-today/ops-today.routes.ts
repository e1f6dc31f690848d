import type { opsTodayEndpoints } from '@porao/contracts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { countActs, countWeeks, medianDays } from './numbers.repository.ts';
import {
  chargesWaiting,
  claimsWaiting,
  credentialsWaiting,
  dealsWaiting,
  paymentsWaiting,
  refundsWaiting,
  requestsWaiting,
} from './waiting.repository.ts';
import { weekStart, weeks } from './weeks.ts';

export function opsTodayHandlers({ db }: Services): Handlers<typeof opsTodayEndpoints> {
  return {
    'GET /api/ops/today': async () => {
      const now = inBangladesh(new Date());
      const first = weekStart(now).subtract(weeks - 1, 'week');
      const [requests, credentials, payments, refunds, claims, charges, deals, decided, counts, medians] =
        await Promise.all([
          requestsWaiting(db),
          credentialsWaiting(db),
          paymentsWaiting(db),
          refundsWaiting(db),
          claimsWaiting(db),
          chargesWaiting(db, now.format('YYYY-MM-DD')),
          dealsWaiting(db),
          countActs(db, now.startOf('day').toDate()),
          countWeeks(db, first.toDate(), weeks),
          medianDays(db, first.toDate()),
        ]);
      return {
        data: {
          waiting: {
            requests,
            credentials,
            payments,
            refunds,
            claims,
            charges_due: charges.due,
            charges_overdue: charges.overdue,
            deals,
          },
          decided,
          weeks: counts.map(({ week, ...row }) => ({
            from: first.add(week, 'week').format('YYYY-MM-DD'),
            ...row,
            median_days: medians.get(week) ?? null,
          })),
        },
      };
    },
  };
}
