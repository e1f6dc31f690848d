import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OpsPage } from '../ops.layout.tsx';
import { renderAsOperator } from '../testing/render.tsx';
import { KeyButton } from './key.button.tsx';
import { letterOf } from './keys.ts';

function setUp() {
  const approve = vi.fn<() => void>();
  function Page() {
    return (
      <OpsPage title="Request">
        <KeyButton letter="a" label="Approve" act={approve} />
        <input aria-label="Words" />
        <input type="checkbox" aria-label="Select" />
      </OpsPage>
    );
  }
  renderAsOperator({ '/ops': <Page />, '/ops/deals': <p>Deals</p> }, '/ops');
  return { approve };
}

it('OPS-001 a letter acts, but not with a modifier, while it is held, or while somebody types', async () => {
  const { approve } = setUp();
  const button = screen.getByRole('button', { name: /Approve/ });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('A');
  await userEvent.keyboard('a');
  screen.getByLabelText('Select').focus();
  await userEvent.keyboard('a');
  expect(approve).toHaveBeenCalledTimes(2);

  await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Meta>}a{/Meta}{Shift>}A{/Shift}');
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', repeat: true });
  await userEvent.type(screen.getByLabelText('Words'), 'a');
  expect(approve).toHaveBeenCalledTimes(2);
});

it('OPS-001 ? shows the keys of the page in a dialog, and those of the page rest meanwhile', async () => {
  const { approve } = setUp();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keys of this page' });
  const listed = () => [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  await waitFor(() => expect(listed()).toContain('AApprove'));
  expect(listed()).toEqual(expect.arrayContaining(['?Keys of this page', 'UTake back what was just done']));
  await userEvent.keyboard('a');
  expect(approve).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('a');
  expect(approve).toHaveBeenCalledOnce();
});

it('OPS-001 `g` and a letter lead to a list', async () => {
  const { approve } = setUp();
  await userEvent.keyboard('gd');
  expect(screen.getByTestId('path').textContent).toBe('/ops/deals');
  expect(approve).not.toHaveBeenCalled();
});

it('OPS-001 a wrong letter after `g` does nothing, and the next one acts again', async () => {
  const { approve } = setUp();
  await userEvent.keyboard('gxa');
  expect(approve).toHaveBeenCalledOnce();
  expect(screen.getByTestId('path').textContent).toBe('/ops');
});

it.each([
  ['a Latin letter, wherever it is', { key: 'a', code: 'KeyQ', shiftKey: false }, 'a'],
  ['caps lock', { key: 'A', code: 'KeyA', shiftKey: false }, 'a'],
  ['a Bengali layout: the place of the key', { key: 'ৃ', code: 'KeyA', shiftKey: false }, 'a'],
  ['a Bengali sign with Shift', { key: 'র্', code: 'KeyA', shiftKey: true }, null],
  ['? of a Bengali layout', { key: '্য', code: 'Slash', shiftKey: true }, '?'],
  ['/', { key: '/', code: 'Slash', shiftKey: false }, '/'],
  ['a digit of a Bengali layout', { key: '১', code: 'Digit1', shiftKey: false }, null],
  ['Enter', { key: 'Enter', code: 'Enter', shiftKey: false }, 'enter'],
  ['another layout', { key: 'ф', code: 'KeyA', shiftKey: false }, null],
] as const)('OPS-001 reads %s', (_, event, letter) => {
  expect(letterOf(event)).toBe(letter);
});
