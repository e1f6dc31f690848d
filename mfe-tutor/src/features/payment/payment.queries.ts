import type { PaymentState } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';

/** Milliseconds between two looks at a payment that the provider has not confirmed yet: soon at first, then rarely. */
const [soon, rarely] = [3000, 30_000];
/** Looks after which it is asked rarely. */
const looks = 40;

export const useWays = () => useQuery(query('GET /api/tutor/payment-ways'));

/** States that money which comes late still changes. */
const reopened: readonly (PaymentState | undefined)[] = ['failed', 'cancelled'];

/** An attempt to pay, asked again until it has an end. */
export const usePayment = (id: number) =>
  useQuery({
    ...query('GET /api/tutor/payments/:id', { params: { id } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const state = data?.data.state;
      if (reopened.includes(state)) return rarely;
      if (state !== 'started') return false;
      return dataUpdateCount < looks ? soon : rarely;
    },
  });
