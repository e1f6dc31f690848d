import { hrefOf } from '@porao/platform/testing';
import { page } from '@porao/platform/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { done, tutor } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import MyTutorsPage from './my-tutors.page.tsx';

const path = '/parent/dashboard/teachers/my-tutor';
const open = (rows: ReturnType<typeof tutor>[], last = 1) =>
  renderAsGuardian(path, path, <MyTutorsPage />, {
    'GET /api/my-tutor': page(rows, 1, last),
    'GET /api/ended-deals': { data: [] },
    ...Object.fromEntries(rows.map(({ id }) => [`GET /api/deals/${id}/cases`, { data: [] }])),
  });

it('PAR-042 shows each with photo, university, a call and the way to the routine', async () => {
  open([tutor(1)], 4);
  const card = await screen.findByRole('article', { name: 'Nusrat Jahan' });
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/storage/profile/n.webp');
  expect(card.textContent).toContain('University of Dhaka');
  expect(hrefOf('Call 01700000001', within(card))).toBe('tel:01700000001');
  expect(hrefOf('Manage Tutor', within(card))).toBe('/parent/dashboard/manage-tutor/routine/1/31/60');
  expect(screen.getByRole('navigation', { name: 'Pages: My Tutors' })).toBeTruthy();
});

it('PAR-043 shows that there is none', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No Tutors Found!' })).toBeTruthy();
});

it('asks whether lessons started only until it was said', async () => {
  open([tutor(1, { started_by_guardian: true })]);
  expect(await screen.findByText(/You confirmed that lessons have started/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lessons have started' })).toBeNull();
});

it('PAR-142 has the way to report a problem', async () => {
  open([tutor(1)]);
  fireEvent.click(await screen.findByRole('button', { name: 'There is a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'There is a problem: Nusrat Jahan' });
  expect(await within(dialog).findByLabelText('No tutor came')).toBeTruthy();
});

it('WAI-009 says until when both sides confirm that lessons started', async () => {
  open([
    tutor(1, { start_by: '2099-11-10T06:00:00.000Z' }),
    tutor(2, { start_by: '2020-11-10T06:00:00.000Z' }),
  ]);
  expect(await screen.findByText(/^Both of you confirm by 10 Nov, 2099, 12:00 PM/)).toBeTruthy();
  expect(screen.getByText(/^Both of you should have confirmed by 10 Nov, 2020, 12:00 PM/)).toBeTruthy();
});

it('PAR-148 ends a tuition with a reason, and leads to the request that finds another tutor', async () => {
  const { server } = open([tutor(1, { tutor_request_id: 8 })]);
  server.answers['POST /api/deals/1/end'] = () => done(null, 'The tuition was ended.');
  await userEvent.click(await screen.findByRole('button', { name: 'End this tuition' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'End the tuition' }));
  expect(await dialog.findByText('Please choose why it ends.')).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('Another reason'));
  await userEvent.click(dialog.getByRole('button', { name: 'End the tuition' }));
  expect(await dialog.findByText(/^Please give the reason/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('What happened?'), 'An illness');
  await userEvent.click(dialog.getByRole('button', { name: 'End the tuition' }));
  const post = () => server.sent.find(({ method }) => method === 'POST');
  await waitFor(() => expect(post()?.body).toEqual({ why: 'other', text: 'An illness' }));
  await waitFor(() =>
    expect(screen.getByTestId('path').textContent).toBe('/parent/dashboard/requests/tutor-requests/8'),
  );
});

it('PAR-154 an end for a problem is sent as a report, too, before the request is opened', async () => {
  const { server } = open([tutor(1, { tutor_request_id: 8 })]);
  server.answers['POST /api/deals/1/end'] = () => done(null, 'The tuition was ended.');
  server.answers['POST /api/deals/1/cases'] = () =>
    done({ id: 5, kind: 'no_tutor_came', decide_by: '2099-11-25T06:00:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'End this tuition' }));
  const ending = within(await screen.findByRole('dialog'));
  expect(ending.queryByLabelText('The salary was not paid')).toBeNull();
  await userEvent.click(ending.getByLabelText('No tutor came'));
  await userEvent.type(ending.getByLabelText(/^What happened/), 'Nobody came on Sunday.');
  await userEvent.click(ending.getByRole('button', { name: 'End the tuition' }));
  const report = within(await screen.findByRole('dialog', { name: 'There is a problem: Nusrat Jahan' }));
  await userEvent.click(report.getByRole('button', { name: 'Report the problem' }));
  expect(await screen.findByText(/in “Tuitions that ended”/)).toBeTruthy();
  const bodies = server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const text = 'Nobody came on Sunday.';
  expect(bodies).toEqual([
    { why: 'no_tutor_came', text },
    { kind: 'no_tutor_came', text },
  ]);
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
  if (close) await userEvent.click(close);
  await waitFor(() =>
    expect(screen.getByTestId('path').textContent).toBe('/parent/dashboard/requests/tutor-requests/8'),
  );
});
