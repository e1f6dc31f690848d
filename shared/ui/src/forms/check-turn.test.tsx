import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Form, type Schema, SubmitButton, TextField, useForm } from '../forms.ts';

interface Values {
  name: string;
}

const validate = vi.fn<Schema<Values, Values>['~standard']['validate']>((value) =>
  (value as Values).name === ''
    ? { issues: [{ message: 'Name is required', path: ['name'] }] }
    : { value: value as Values },
);
const schema: Schema<Values, Values> = { '~standard': { version: 1, vendor: 'test', validate } };

/** Records what is seen of the field's message when each event arrives at the button below. */
let seen: string[] = [];
const note = ({ type }: { type: string }) =>
  seen.push(`${type}: ${screen.queryByRole('alert')?.textContent ?? 'nothing'}`);
const send = vi.fn<() => void>();

function Sample(): ReactNode {
  const [, setPresses] = useState(0);
  // With another resolver at each render, as forms have whose rules depend on what is filled in.
  const form = useForm({ schema, defaultValues: { name: '' } });
  const submit = () => {
    send();
    form.setError('name', { message: 'Already used' });
  };
  return (
    <Form form={form} onSubmit={submit}>
      <TextField form={form} name="name" label="Name" />
      <button type="button" onPointerUp={note} onMouseUp={note} onClick={note}>
        Below
      </button>
      <select aria-label="List">
        <option>1</option>
      </select>
      <SubmitButton onPointerDown={() => setPresses((count) => count + 1)} form={form} busyLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.findByText('Name is required');

async function enterField() {
  vi.clearAllMocks();
  seen = [];
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(screen.getByLabelText('Name'));
  return user;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const expectUnchecked = async () => {
  await nextTask();
  expect(validate).not.toHaveBeenCalled();
};

describe('a field that is left', () => {
  it('empty by the mouse shows its message after the release, however long the button is down', async () => {
    const user = await enterField();
    await user.pointer({ keys: '[MouseLeft>]', target: button('Below') });
    expect(document.activeElement).toBe(button('Below'));
    await expectUnchecked();
    await user.pointer({ keys: '[/MouseLeft]', target: button('Below') });
    expect(await message()).toBeTruthy();
    expect(seen).toEqual(['pointerup: nothing', 'mouseup: nothing', 'click: nothing']);
  });

  it('empty by a finger says so after the mouse events that follow a touch', async () => {
    await enterField();
    const below = button('Below');
    fireEvent.pointerDown(below, { button: 0 });
    fireEvent.pointerUp(below, { button: 0 });
    await nextTask();
    fireEvent.mouseDown(below, { button: 0 });
    fireEvent.blur(screen.getByLabelText('Name'));
    await expectUnchecked();
    fireEvent.mouseUp(below, { button: 0 });
    fireEvent.click(below);
    expect(await message()).toBeTruthy();
    expect(seen).toEqual(['pointerup: nothing', 'mouseup: nothing', 'click: nothing']);
  });

  it('empty by the keyboard shows its message at once', async () => {
    const user = await enterField();
    await user.tab();
    expect(await message()).toBeTruthy();
  });

  it('empty by assistive technology, which presses without a pointer, says so at once', async () => {
    await enterField();
    button('Below').focus();
    expect(await message()).toBeTruthy();
    fireEvent.click(button('Below'));
    expect(seen).toEqual(['click: Name is required']);
  });

  it.each([
    ['the touch becomes a scroll', () => fireEvent.pointerCancel(document.body)],
    ['the window loses the focus', () => fireEvent.blur(window)],
    ['a menu of the browser opens', () => fireEvent.contextMenu(document.body)],
    ['an option of a native list is chosen', () => fireEvent.change(screen.getByLabelText('List'))],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ])('empty says so when %s, whose release never comes', async (_, end) => {
    const user = await enterField();
    await user.pointer({ keys: '[MouseLeft>]', target: button('Below') });
    end();
    expect(await message()).toBeTruthy();
  });

  it('empty by the press that sends the form is checked once', async () => {
    const user = await enterField();
    await user.click(button('Save'));
    expect(await message()).toBeTruthy();
    await nextTask();
    expect(validate).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(send).not.toHaveBeenCalled();
  });

  it('by the press that sends the form keeps what the server says of it', async () => {
    const user = await enterField();
    await user.type(screen.getByLabelText('Name'), 'Tasnim');
    await user.click(button('Save'));
    expect(await screen.findByText('Already used')).toBeTruthy();
    await nextTask();
    expect(screen.getByText('Already used')).toBeTruthy();
  });
});
