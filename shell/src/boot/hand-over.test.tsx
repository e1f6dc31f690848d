import { sentByChoice } from '@porao/contracts/page';
import {
  Form,
  PasswordField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '@porao/ui/forms';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { handOverFields, moveFocus } from './hand-over.ts';

interface Values {
  phone: string;
  password: string;
  about: string;
  gender?: number;
  level?: number;
}

const anything = {
  '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value: value as Values }) },
} as const;
const two = [
  { value: 1, label: 'One' },
  { value: 2, label: 'Two' },
];

function Page({ phone = '', onSubmit }: { phone?: string; onSubmit: (values: Values) => void }) {
  const form = useForm<Values, Values>({
    schema: anything,
    defaultValues: { phone, password: '', about: '' },
  });
  return (
    <main>
      <Form form={form} onSubmit={onSubmit}>
        <TextField form={form} name="phone" label="Phone" />
        <PasswordField form={form} name="password" label="Password" showLabel="Show" hideText="Hide" />
        <TextAreaField form={form} name="about" label="About" />
        <RadioField form={form} name="gender" label="Gender" options={two} />
        <SelectField form={form} name="level" label="Level" options={two} placeholder="Choose" />
        <input type="checkbox" aria-label="Agreed" />
        <SubmitButton form={form} busyLabel="Sending">
          Send
        </SubmitButton>
      </Form>
    </main>
  );
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** The same page as the server sent it, and as the scripts rendered it. */
function open(phone = '') {
  const submit = vi.fn();
  const first = document.body.appendChild(document.createElement('div'));
  first.innerHTML = `<div>${renderToStaticMarkup(<Page onSubmit={submit} />)}</div>`;
  const { container: root } = render(<Page phone={phone} onSubmit={submit} />);
  return { submit, first, root, served: within(first), own: within(root) };
}

const type = (field: HTMLElement, value: string) => Object.assign(field, { value });

it('SHL-092 gives a form what was typed, chosen and ticked before its scripts came', async () => {
  const { submit, first, root, served, own } = open();
  type(served.getByLabelText('Phone'), '01700000001');
  type(served.getByLabelText('Password'), 'secret');
  type(served.getByLabelText('About'), 'Two\nlines');
  type(served.getByRole('combobox'), '2');
  served.getByLabelText<HTMLInputElement>('One').checked = true;
  served.getByLabelText<HTMLInputElement>('Agreed').checked = true;
  handOverFields(first, root);
  expect(own.getByLabelText<HTMLInputElement>('Agreed').checked).toBe(true);
  fireEvent.click(own.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toEqual({
    phone: '01700000001',
    password: 'secret',
    about: 'Two\nlines',
    gender: 1,
    level: 2,
  });
  expect(document.body.outerHTML).not.toContain('secret');
});

it('SHL-092 leaves what the browser remembers in fields that nobody used', async () => {
  const { first, root, served, own } = open('01800000001');
  handOverFields(first, root);
  expect(own.getByLabelText<HTMLInputElement>('Phone').value).toBe('01800000001');
  type(served.getByLabelText('Phone'), '017');
  handOverFields(first, root);
  expect(own.getByLabelText<HTMLInputElement>('Phone').value).toBe('017');
});

it('SHL-092 keeps the caret and what is selected', () => {
  const { served, own } = open();
  const [from, to] = [served.getByLabelText<HTMLInputElement>('Phone'), own.getByLabelText('Phone')];
  type(from, '01700');
  type(to, '01700');
  from.setSelectionRange(1, 3);
  moveFocus(from, to);
  expect(document.activeElement).toBe(to);
  const { selectionStart, selectionEnd } = to as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([1, 3]);
  moveFocus(from, screen.getAllByRole('button', { name: 'Send' }).at(-1) ?? from);
  expect(document.activeElement?.textContent).toBe('Send');
});

it('PUB-130 a choice that its form has sent is not made again', () => {
  const view = `<main><form ${sentByChoice}><select><option>1</option><option>2</option></select></form></main>`;
  document.body.innerHTML = `<div id="from">${view}</div><div id="to">${view}</div>`;
  const [from, to] = ['from', 'to'].map((id) => document.getElementById(id) as HTMLElement);
  const [sent, same] = [...document.querySelectorAll('select')];
  if (!from || !to || !sent || !same) throw new Error('The page is not there.');
  sent.value = '2';
  handOverFields(from, to);
  expect(same.value).toBe('1');
});
