import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Refusal } from './acts/acts.list.ts';
import { useReasonDialog } from './ask-reason.tsx';
import { renderAsOperator } from './testing/render.tsx';

const onConfirm = vi.fn<(reason: string) => Promise<Refusal>>();

function Page() {
  const [dialog, ask] = useReasonDialog();
  const question = { title: 'Reject', confirmLabel: 'Reject it', reasons: ['Not clear', 'Twice'], onConfirm };
  return (
    <>
      {['request-7', 'request-8'].map((about) => (
        <button key={about} type="button" onClick={() => ask({ ...question, about: [about, 'request-9'] })}>
          {about}
        </button>
      ))}
      {dialog}
    </>
  );
}

/** Opens the dialog about a request, and answers what is in it. */
async function ask(about: string) {
  await userEvent.click(screen.getByRole('button', { name: about, hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('In your own words');
  const chosen = dialog.getByLabelText<HTMLInputElement>('Not clear');
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Reject it' }));
  return { dialog, field, chosen, confirm };
}

it('OPS-004 asks for a reason from the list, in own words, or both', async () => {
  onConfirm.mockResolvedValue(undefined);
  renderAsOperator({ '/ops': <Page /> }, '/ops');
  const { dialog, field, chosen, confirm } = await ask('request-7');
  await confirm();
  expect(dialog.getByRole('alert').textContent).toBe('Choose a reason or write one.');
  await userEvent.click(chosen);
  await userEvent.type(field, 'Which class?');
  await confirm();
  expect(onConfirm).toHaveBeenLastCalledWith('Not clear. Which class?', undefined);
  expect((await ask('request-7')).field.value).toBe('');
});

it('SHL-144 Enter sends what was written, and Shift and Enter begin a line', async () => {
  onConfirm.mockResolvedValue(undefined);
  renderAsOperator({ '/ops': <Page /> }, '/ops');
  const { field } = await ask('request-7');
  await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(onConfirm).toHaveBeenLastCalledWith('One\ntwo', undefined);
});

it('OPS-004 begins with the reason whose act was refused, and says why, until it is done', async () => {
  onConfirm.mockResolvedValueOnce('Somebody approved it.').mockResolvedValue(undefined);
  const { unmount } = renderAsOperator({ '/ops': <Page /> }, '/ops');
  const first = await ask('request-7');
  await userEvent.click(first.chosen);
  await userEvent.type(first.field, 'Which class?');
  await first.confirm();
  unmount();
  renderAsOperator({ '/ops': <Page /> }, '/ops');
  const other = await ask('request-8');
  expect(other.field.value).toBe('');
  await userEvent.keyboard('{Escape}');
  const again = await ask('request-7');
  expect(again.dialog.getByText('Somebody approved it.')).toBeTruthy();
  expect([again.field.value, again.chosen.checked]).toEqual(['Which class?', true]);
  await again.confirm();
  expect(onConfirm).toHaveBeenLastCalledWith('Not clear. Which class?', undefined);
  expect((await ask('request-7')).field.value).toBe('');
});

it('OPS-274 a usual reason is given by its key, with or without words beside it', async () => {
  const onKeyed = vi.fn<(reason: string, key?: string) => Promise<Refusal>>().mockResolvedValue(undefined);
  function Keyed() {
    const [dialog, askFor] = useReasonDialog();
    const keyedReasons = [{ value: 'unclear', label: 'Not clear' }];
    const question = { about: 'keyed', title: 'Reject', confirmLabel: 'Reject it', keyedReasons };
    return (
      <>
        <button type="button" onClick={() => askFor({ ...question, onConfirm: onKeyed })}>
          keyed
        </button>
        {dialog}
      </>
    );
  }
  renderAsOperator({ '/ops': <Keyed /> }, '/ops');
  const first = await ask('keyed');
  await userEvent.click(first.chosen);
  await first.confirm();
  expect(onKeyed).toHaveBeenLastCalledWith('', 'unclear');
  const second = await ask('keyed');
  await userEvent.click(second.chosen);
  await userEvent.type(second.field, 'no');
  await second.confirm();
  expect(onKeyed).toHaveBeenCalledOnce();
  await userEvent.type(second.field, ' class');
  await second.confirm();
  expect(onKeyed).toHaveBeenLastCalledWith('no class', 'unclear');
});
