import { ApiError } from '@porao/platform';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ReasonDialog from './reason.dialog.tsx';
import { renderAsOperator } from './testing/render.tsx';

it('OPS-004 asks for a reason from the list, in own words, or both, and keeps it when the act is refused', async () => {
  const onConfirm = vi.fn<(reason: string) => Promise<void>>(async () => {});
  onConfirm.mockRejectedValueOnce(new ApiError('Somebody approved it.', 409, 'CONFLICT', {}));
  const onClose = vi.fn<() => void>();
  const reasons = ['Not clear', 'Twice'];
  renderAsOperator(
    {
      '/ops': (
        <ReasonDialog opened title="Reject" confirmLabel="Reject" {...{ reasons, onConfirm, onClose }} />
      ),
    },
    '/ops',
  );
  const confirm = await screen.findByRole('button', { name: 'Reject' });
  await userEvent.click(confirm);
  expect(screen.getByRole('alert').textContent).toBe('Choose a reason or write one.');
  await userEvent.click(screen.getByRole('radio', { name: 'Not clear' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'In your own words' }), 'Which class?');
  await userEvent.click(confirm);
  expect(await screen.findByText('Somebody approved it.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenLastCalledWith('Not clear. Which class?');
  expect(onClose).toHaveBeenCalledOnce();
});
