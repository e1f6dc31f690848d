import type { OpsFound } from '@porao/contracts';
import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OpsPage } from '../ops.layout.tsx';
import { renderAsOperator, where } from '../testing/render.tsx';

const found: OpsFound = {
  things: [
    { kind: 'request', id: 12, page_id: 12, class_name: 'Class 8', person: 'Salma Begum', state: 'Pending' },
    { kind: 'invoice', id: 12, page_id: 4, class_name: 'Class 9', person: 'Rina Akter', state: 'unpaid' },
  ],
  people: [{ id: 7, name: 'Rokeya', phone_no: '01712345678', roles: ['tutor'], banned: true }],
};

function open(answer: unknown = { data: found }) {
  const pages = ['/ops', '/ops/requests/:requestId', '/ops/deals/:dealId', '/ops/people/:userId'];
  const page = <OpsPage title="Page">Content</OpsPage>;
  const content = Object.fromEntries(pages.map((path) => [path, page]));
  return renderAsOperator(content, '/ops', { 'GET /api/ops/search': answer });
}

async function search(words: string) {
  await userEvent.keyboard('/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search everything' }));
  const field = dialog.getByLabelText('Name, phone or number');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, words);
  return dialog;
}

it('OPS-280 `/` searches everything from any page, and the arrows and Enter open what was found', async () => {
  const { server } = open();
  const dialog = await search('12');
  expect(await dialog.findByText('3 found.')).toBeTruthy();
  expect(server.sent.at(-1)?.path).toBe('/api/ops/search?q=12');
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/ops/requests/12', '/ops/deals/4', '/ops/people/7']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
  await waitFor(() => expect(where()).toBe('/ops/deals/4'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('OPS-280 Enter in the field opens the first that was found', async () => {
  open();
  const dialog = await search('12');
  await dialog.findByText('3 found.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/ops/requests/12'));
});

it('OPS-280 says that nothing was found, and that it could not be asked', async () => {
  const { server } = open({ data: { people: [], things: [] } });
  const dialog = await search('nobody');
  expect(await dialog.findByText('Nothing found.')).toBeTruthy();
  server.answers['GET /api/ops/search'] = () => failure(500, 'INTERNAL', 'Broken');
  await userEvent.type(dialog.getByLabelText('Name, phone or number'), '!');
  expect(await dialog.findByText('The search did not work')).toBeTruthy();
});
