import { failure, provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import NoticesPage from './notices.page.tsx';

const asked = {
  text: 'Nusrat Jahan applied for your request 7.',
  choices: [
    { choice: 'meet', text: 'I want to meet' },
    { choice: 'prefer', text: 'I like this tutor' },
  ],
  over: false,
};

function show(path: string, question: unknown = asked, answers: Record<string, unknown> = {}) {
  provideTestPlatform();
  const server = stubServer({ 'GET /api/sms-question': { data: question }, ...answers });
  render(
    <TestPage path={path}>
      <NoticesPage />
    </TestPage>,
  );
  const posts = () => server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { server, posts };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('NTF-069 a link of a text message says what is asked, and answers by a press alone', async () => {
  const { posts } = show('/sms?q=7.x', asked, {
    'POST /api/sms-question': { status: 'success', message: 'The tutor is told.', data: null },
  });
  expect(await screen.findByText(asked.text)).toBeTruthy();
  expect(posts()).toEqual([]);
  press('Send my answer');
  expect(await screen.findByText('Please choose an answer.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('I want to meet'));
  expect(posts()).toEqual([]);
  press('Send my answer');
  expect(await screen.findByText('The tutor is told.')).toBeTruthy();
  expect(posts()).toEqual([{ token: '7.x', choice: 'meet' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('NTF-069 an only answer is chosen; one that is refused says why and can be sent again', async () => {
  const { server, posts } = show(
    '/sms?q=7.x',
    { ...asked, choices: [{ choice: 'started', text: 'Lessons have started' }] },
    { 'POST /api/sms-question': () => failure(409, 'CONFLICT', 'The job is not open any more.') },
  );
  await screen.findByText(asked.text);
  press('Send my answer');
  expect(await screen.findByText('The job is not open any more.')).toBeTruthy();
  server.answers['POST /api/sms-question'] = { status: 'success', message: 'Noted.', data: null };
  press('Send my answer');
  expect(await screen.findByText('Noted.')).toBeTruthy();
  expect(posts()).toEqual([1, 2].map(() => ({ token: '7.x', choice: 'started' })));
});

it('NTF-069 a link that was used leads to signing in', async () => {
  show('/sms?q=7.x', { ...asked, over: true });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/auth/signin');
  expect(screen.queryByRole('button')).toBeNull();
});

it('NTF-069 a wrong link is refused with the words of the server, and leads to signing in', async () => {
  show('/sms?q=7.x', null, {
    'GET /api/sms-question': () => failure(422, 'VALIDATION', 'This link is not valid any more.'),
  });
  expect(await screen.findByText('This link is not valid any more.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/signin');
});

it('NTF-069 an address without its token says what to do', () => {
  const { server } = show('/sms');
  expect(screen.getByText(/This address is incomplete/)).toBeTruthy();
  expect(server.sent).toEqual([]);
});
