import { hrefOf, setOnline } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import { ShareButton } from './share.button.tsx';

const withNavigator = (parts: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), parts));
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));
const dialog = () => screen.findByRole('dialog', { name: 'Share this job' });

// Its pointer is a finger, too.
beforeEach(() => void stubBrowser({ wide: true }));

it('PUB-091 a job is shared by the sheet of the browser, and in ours where that refuses', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  withNavigator({ share });
  openPage(<ShareButton title="Need Tutor For Class 8" />);
  await press();
  expect(share).toHaveBeenCalledWith({ title: 'Need Tutor For Class 8', url: location.href });
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  expect(await dialog()).toBeTruthy();
});

it('PUB-091 without a sheet a job is shared by its link, WhatsApp and Messenger', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  withNavigator({ clipboard: { writeText } });
  openPage(<ShareButton title="Need Tutor For Class 8" />);
  await press();
  const shown = within(await dialog());
  expect(shown.getByText(location.href)).toBeTruthy();
  const shared = encodeURIComponent(location.href);
  expect(hrefOf('WhatsApp', shown)).toBe(`https://wa.me/?text=Need%20Tutor%20For%20Class%208%0A${shared}`);
  expect(hrefOf('Messenger', shown)).toBe(`fb-messenger://share/?link=${shared}`);
  writeText.mockRejectedValueOnce(new Error('refused'));
  await userEvent.click(shown.getByRole('button', { name: 'Copy link' }));
  expect(await shown.findByText(/could not be copied/)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Copy link' }));
  expect(await shown.findByText('Link copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith(location.href);
});

it('PUB-091 PUB-133 a job is shared by its address, also from the page of the ways to share', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  withNavigator({ share });
  // An earlier page listens to the network.
  openPage(null);
  setOnline(false);
  openPage(<ShareButton title="Need Tutor For Class 8" />, { path: '/job-details/41?view=share' });
  await press();
  const url = `${location.origin}/job-details/41`;
  expect(share).toHaveBeenCalledWith({ title: 'Need Tutor For Class 8', url });
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  expect(within(await dialog()).getByText(url)).toBeTruthy();
  setOnline(true);
});
