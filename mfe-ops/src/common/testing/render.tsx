import { language } from '@porao/platform';
import {
  provideTestPlatform,
  type Sent,
  setOnline,
  stubServer,
  TestPage,
  TestRoutes,
} from '@porao/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import bn from '../../locales/bn.ts';
import en from '../../locales/en.ts';
import { forgetActs } from '../acts/acts.store.ts';
import { forgetPlaces } from '../queue/roving-focus.ts';
import { lookups, me, pageOf } from './answers.ts';

afterEach(() => {
  // While the page is there: its queries hear of the network by an event.
  if (!navigator.onLine) setOnline(true);
  forgetActs();
  forgetPlaces();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a page of the area for a signed-in operator, in the document's language; `data-testid=path` tells where one is. */
export function renderAsOperator(
  pages: Readonly<Record<string, ReactNode>>,
  address: string,
  answers: Record<string, unknown> = {},
) {
  const platform = provideTestPlatform({
    session: { type: 'operator', tutorId: null, phone: '01700000099' },
    catalogs: { 'mfe-ops': language === 'bn' ? bn : en },
  });
  const everywhere = {
    'GET /api/v1/user': me('operator'),
    'GET /api/ops/patterns': pageOf([]),
    ...lookups,
  };
  const server = stubServer({ ...everywhere, ...answers }, { token: 'jwt' });
  const { container, unmount } = render(
    <TestPage path={address}>
      <TestRoutes pages={pages} />
    </TestPage>,
  );
  return { platform, server, container, unmount };
}

export const where = () => screen.getByTestId('path').textContent;

interface Server {
  sent: readonly Sent[];
}
/** The bodies of what was sent to paths with this end. */
export const bodies = ({ sent }: Server, end: string) =>
  sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
export const posts = ({ sent }: Server) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

/** The wait in which an act can be cancelled. */
export const passWait = () => vi.advanceTimersByTimeAsync(5_100);

/** Answers the open dialog: chooses by labels, writes own words, and presses the button. */
export async function answerDialog(
  title: string | RegExp,
  button: string,
  { choose = [], words }: { choose?: string[]; words?: string },
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const label of choose) await userEvent.click(dialog.getByLabelText(label));
  // Own words come after every other field.
  const field = words && dialog.getAllByRole('textbox').at(-1);
  if (field) await userEvent.type(field, words);
  await userEvent.click(dialog.getByRole('button', { name: button }));
}
