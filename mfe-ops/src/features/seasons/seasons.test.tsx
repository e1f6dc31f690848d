import { failure } from '@porao/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { me } from '../../common/testing/answers.ts';
import { posts, renderAsOperator } from '../../common/testing/render.tsx';
import SeasonsPage from './seasons.page.tsx';

const season = { id: 1, kind: 'ramadan', year: 1448, from: '2027-02-09', to: '2027-03-09' };

it('OPS-475 the days of Ramadan and Eid are moved with a reason; a refusal loses nothing', async () => {
  const { server } = renderAsOperator({ '/ops/seasons': <SeasonsPage /> }, '/ops/seasons', {
    'GET /api/v1/user': me('operator'),
    'GET /api/ops/seasons': { data: [season] },
    'POST /api/ops/seasons': failure(500, 'INTERNAL', 'Down'),
  });
  const card = within(await screen.findByRole('article', { name: 'Ramadan 1448' }));
  expect(card.getByText('09 Feb, 2027 to 09 Mar, 2027')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('First day'), { target: { value: '2027-02-10' } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  save();
  expect(await dialog.findByText(/reason/i)).toBeTruthy();
  const why = dialog.getByLabelText<HTMLTextAreaElement>('Why, such as the announcement');
  fireEvent.change(why, { target: { value: 'The moon was not seen' } });
  save();
  await waitFor(() =>
    expect(posts(server)[0]?.[1]).toMatchObject({
      kind: 'ramadan',
      year: 1448,
      from: '2027-02-10',
      to: '2027-03-09',
    }),
  );
  expect(why.value).toBe('The moon was not seen');
});
