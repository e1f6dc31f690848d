import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import NoticesPage from './notices.page.tsx';

function show(path: string, answers: Record<string, unknown> = {}) {
  provideTestPlatform();
  const server = stubServer(answers);
  render(
    <TestPage path={path}>
      <NoticesPage />
    </TestPage>,
  );
  return server;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('NTF-043 a link of an e-mail proves the address by a press, without signing in', async () => {
  const server = show('/notices/email?token=7.1.x', {
    'POST /api/notices/email/confirm': { status: 'success', message: 'It is verified.', data: null },
  });
  expect(server.sent).toEqual([]);
  press('Verify');
  expect(await screen.findByText('It is verified.')).toBeTruthy();
  expect(server.sent.map(({ body }) => body)).toEqual([{ token: '7.1.x' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('NTF-044 SHL-155 one press ends e-mails of a kind; a wrong link and a lost network say so and lead on', async () => {
  const server = show('/notices/unsubscribe?token=7.charges.x%2F', {
    'POST /api/notices/unsubscribe': () => failure(422, 'VALIDATION', 'This link is not valid any more.'),
  });
  press('End these e-mails');
  expect(await screen.findByText('This link is not valid any more.')).toBeTruthy();
  const settings = screen.getByRole('link', { name: 'All notice settings' });
  expect(settings.getAttribute('href')).toBe('/notices/settings');
  server.answers['POST /api/notices/unsubscribe'] = () => Promise.reject(new TypeError('offline'));
  press('End these e-mails');
  expect(await screen.findByText(/connection|internet/i)).toBeTruthy();
  server.answers['POST /api/notices/unsubscribe'] = { status: 'success', message: 'No more.', data: null };
  press('End these e-mails');
  expect(await screen.findByText('No more.')).toBeTruthy();
  expect(server.sent.at(-1)?.path).toBe('/api/notices/unsubscribe?token=7.charges.x%2F');
});

it('NTF-044 an address without its token says what to do', () => {
  show('/notices/unsubscribe');
  expect(screen.getByText(/This address is incomplete/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
