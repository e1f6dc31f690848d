import { emit, query, useQuery } from '@porao/platform';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { AreaPage } from './area.page.tsx';
import { renderAsTutor } from './testing/render.tsx';

function Total(): ReactNode {
  const total = useQuery(query('GET /api/tutoring/job-counts')).data?.data[0]?.count;
  return <p>{total === undefined ? 'loading' : `${total} applied`}</p>;
}

/** The area and another remote's page, one at a time. */
function Site(): ReactNode {
  const [inside, setInside] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setInside(!inside)}>
        go
      </button>
      {inside && (
        <AreaPage>
          <Total />
        </AreaPage>
      )}
    </>
  );
}

const answer = (count: number) => ({ data: [{ id: 'applied', label: 'Applied', count }] });

it('loads answers again that became stale while a page of another remote was shown', async () => {
  const server = renderAsTutor('/tutor/dashboard', <Site />, { 'GET /api/tutoring/job-counts': answer(1) });
  expect(await screen.findByText('1 applied')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  server.answers['GET /api/tutoring/job-counts'] = answer(2);
  emit('job.applied@1', { jobId: 5 });
  expect(server.sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('2 applied')).toBeTruthy();
});
