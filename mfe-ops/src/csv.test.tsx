import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { me, pageOf } from './common/testing/answers.ts';
import { renderAsOperator } from './common/testing/render.tsx';
import CredentialsPage from './features/credentials/credentials.page.tsx';
import DealsPage from './features/deals/deals.page.tsx';
import InvoicesPage from './features/deals/invoices.page.tsx';
import JobsPage from './features/jobs/jobs.page.tsx';
import PaymentsPage from './features/payments/payments.page.tsx';
import OperatorsPage from './features/people/operators.page.tsx';
import PeoplePage from './features/people/people.page.tsx';
import RequestsPage from './features/requests/requests.page.tsx';

const cases: [content: ReactNode, list: string, search: string, asked: string][] = [
  [<RequestsPage key="r" />, 'requests', '?stage=Rejected&q=7', 'requests.csv?stage=Rejected&q=7'],
  [<JobsPage key="j" />, 'jobs', '?status=filled', 'jobs.csv?status=filled'],
  [<DealsPage key="d" />, 'deals', '?state=ended&page=2', 'deals.csv?state=ended'],
  [<InvoicesPage key="i" />, 'invoices', '?due=overdue', 'invoices.csv?due=overdue'],
  [<PaymentsPage key="y" />, 'payments', '?state=refused', 'payments.csv?state=refused'],
  [<PeoplePage key="p" />, 'users', '?banned=1', 'users.csv?banned=1'],
  [<OperatorsPage key="o" />, 'operators', '?q=rina', 'operators.csv?q=rina'],
  [<CredentialsPage key="c" />, 'credentials', '?state=refused', 'credentials.csv?state=refused'],
];

it.each(cases)(
  'OPS-277 the list is saved with its filters: case %#',
  async (content, list, search, asked) => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: vi.fn() }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { server } = renderAsOperator({ '/ops': content }, `/ops${search}`, {
      'GET /api/v1/user': me('operator', 'lead'),
      [`GET /api/ops/${list}`]: pageOf([]),
      [`GET /api/ops/${list}.csv`]: new Response('id'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(server.sent.map(({ path }) => path)).toContain(`/api/ops/${asked}`);
  },
);

it('OPS-314 an operator who is no lead has no file of people and operators', async () => {
  for (const [content, list] of [
    [<PeoplePage key="p" />, 'users'],
    [<OperatorsPage key="o" />, 'operators'],
  ] as const) {
    renderAsOperator({ '/ops': content }, '/ops', { [`GET /api/ops/${list}`]: pageOf([]) });
    await screen.findByText('Nobody found');
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
    cleanup();
  }
});
