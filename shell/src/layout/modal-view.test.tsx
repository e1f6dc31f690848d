import { useLocation, useQueryClient } from '@porao/platform';
import { addCatalog, createQueryClient, MemoryRouter } from '@porao/platform/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { modal } from './modal.store.ts';
import ModalView from './modal-view.tsx';

addCatalog('shell', en);

const onPress = vi.fn();
const client = createQueryClient();
const Where = () => <output>{useLocation().pathname}</output>;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  onPress.mockReset();
  render(
    <MemoryRouter>
      <Where />
      <ModalView clientNamed={(name) => (name === 'mfe-test' ? client : undefined)} />
    </MemoryRouter>,
  );
  act(() =>
    modal.open({
      title: 'Switch Required',
      image: '/picture.webp',
      body: [<p key="1">First text</p>, <p key="2">Second text</p>],
      buttons: [
        { label: 'Switch', to: '/account-switcher' },
        { label: 'Do it', onPress },
        { label: 'No', variant: 'default' },
      ],
    }),
  );
});
afterEach(() => {
  act(modal.close);
  cleanup();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('SHL-023 the modal shows title, picture and texts', async () => {
  expect(await screen.findByRole('dialog', { name: 'Switch Required' })).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/picture.webp');
  expect(screen.getByText('First text')).toBeTruthy();
  expect(screen.getByText('Second text')).toBeTruthy();
});

it('SHL-023 its buttons navigate or act, and each closes it', async () => {
  await screen.findByRole('dialog');
  press('Do it');
  expect(onPress).toHaveBeenCalledOnce();
  expect(modal.current()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('/');
});

it('SHL-023 a button with a target leads there', async () => {
  await screen.findByRole('dialog');
  press('Switch');
  expect(screen.getByRole('status').textContent).toBe('/account-switcher');
  expect(modal.current()).toBeNull();
  expect(onPress).not.toHaveBeenCalled();
});

it('SHL-163 the modal is of the region of the page that opened it', async () => {
  const content = Object.assign(document.createElement('main'), { id: 'content' });
  content.dataset['region'] = 'mfe-test';
  document.body.append(content);
  act(() => modal.open({ title: 'Confirmation!', body: <p>Of the remote</p>, buttons: [] }));
  content.remove();
  expect((await screen.findByText('Of the remote')).closest('[data-region="mfe-test"]')).toBeTruthy();
});

it('SHL-189 the modal of a content of a slot is of the remote that fills it', async () => {
  const content = Object.assign(document.createElement('main'), { id: 'content' });
  content.dataset['region'] = 'mfe-test';
  content.innerHTML = '<div data-slot="a.cards@1" data-region="mfe-card"><button>Ask</button></div>';
  document.body.append(content);
  content.querySelector('button')?.focus();
  act(() => modal.open({ title: 'Confirmation!', body: <p>Of the card</p>, buttons: [] }));
  content.remove();
  expect((await screen.findByText('Of the card')).closest('[data-region="mfe-card"]')).toBeTruthy();
});

it('SHL-171 what the modal of a remote reads and sets is of that remote', async () => {
  const content = Object.assign(document.createElement('main'), { id: 'content' });
  content.dataset['region'] = 'mfe-test';
  document.body.append(content);
  const Body = () => <p>{useQueryClient() === client ? 'Its client' : 'Another one'}</p>;
  act(() => modal.open({ title: 'Confirmation!', body: <Body />, buttons: [] }));
  content.remove();
  expect(await screen.findByText('Its client')).toBeTruthy();
});
