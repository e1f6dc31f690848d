import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setOnline } from './pages.ts';
import { failure, type stubServer } from './server.ts';

export interface ListCase {
  /** The call that the list is of, and its answer. */
  call: string;
  answer: unknown;
  failed: string;
  /** A text of a row. */
  shows: string | RegExp;
}

/** Tests what every list of a server does while it loads, when that fails, and without a connection. */
export function describeList(
  name: string,
  { call, answer, failed, shows }: ListCase,
  open: (answer: unknown) => ReturnType<typeof stubServer>,
): void {
  describe(`the list: ${name}`, () => {
    const busy = () => document.querySelectorAll('[role=status][aria-busy=true]');

    it('has its shape, read aloud, until it is there', async () => {
      let come: (value: unknown) => void = () => {};
      const { sent } = open(() => new Promise((resolve) => (come = resolve)));
      await waitFor(() => expect(sent.some(({ path }) => path.startsWith(call.slice(4)))).toBe(true));
      await waitFor(() => expect(busy()).toHaveLength(1));
      expect(busy()[0]?.textContent).toBeTruthy();
      expect(screen.queryByText(shows)).toBeNull();
      come(answer);
      expect(await screen.findByText(shows)).toBeTruthy();
      await waitFor(() => expect(busy()).toHaveLength(0));
    });

    it('recovers from a failure', async () => {
      const server = open(() => failure(500, 'INTERNAL', 'Broken'));
      expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
      server.answers[call] = answer;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(shows)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: failed })).toBeNull();
    });

    it('says without a connection that nothing came, and is there once there is one', async () => {
      setOnline(false);
      open(answer);
      expect((await screen.findAllByRole('heading', { name: 'No Internet!' })).length).toBeGreaterThan(0);
      expect(screen.queryByText(shows)).toBeNull();
      setOnline(true);
      expect(await screen.findByText(shows)).toBeTruthy();
      expect(screen.queryByText('No Internet!')).toBeNull();
    });

    it('stays, and says how old it is, when the connection is lost', async () => {
      open(answer);
      expect(await screen.findByText(shows)).toBeTruthy();
      setOnline(false);
      const notices = await screen.findAllByText(/^These are the details that were loaded last/);
      expect(notices.length).toBeGreaterThan(0);
      expect(screen.getByText(shows)).toBeTruthy();
    });
  });
}
