import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  CheckboxField,
  ChoiceChipsField,
  Form,
  FormError,
  NumberField,
  PasswordField,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../forms.ts';

const schema = z.object({
  name: z.string().min(1, 'Name is required'),
  password: z.string().min(8, 'Password must be at least 8 or more characters'),
  salary: z.number('Please enter a valid amount').min(1500),
  city_id: z.number('Please select a city'),
  gender: z.number('Please select your gender!'),
  subjects: z.array(z.number()).min(1, 'Please select at least one subject.'),
  agreed: z.literal(true, 'Please agree'),
});

type Submit = (values: z.output<typeof schema>) => Promise<void>;

const cities = [
  { value: 1, label: 'Dhaka' },
  { value: 2, label: 'Chattogram' },
];

function Sample({ onSubmit }: { onSubmit: Submit }): ReactNode {
  const form = useForm({
    schema,
    defaultValues: { name: '', password: '', subjects: [] },
  });
  return (
    <Form form={form} onSubmit={onSubmit} label="Sample">
      <FormError form={form} />
      <TextField form={form} name="name" label="Name" help="As on your NID" />
      <PasswordField form={form} name="password" label="Password" showLabel="Show" hideText="Hide" />
      <NumberField form={form} name="salary" label="Salary" />
      <SelectField form={form} name="city_id" label="City" placeholder="Choose" options={cities} />
      <RadioField form={form} name="gender" label="Gender" options={[{ value: 2, label: 'Female' }]} />
      <ChoiceChipsField
        form={form}
        name="subjects"
        label="Subjects"
        options={[{ value: 7, label: 'Physics' }]}
      />
      <CheckboxField form={form} name="agreed" label="I agree" />
      <SubmitButton form={form} busyLabel="Saving...">
        Save
      </SubmitButton>
    </Form>
  );
}

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Tasnim');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.type(screen.getByLabelText('Salary'), '৬৫০০');
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Chattogram');
  await userEvent.click(screen.getByLabelText('Female'));
  await userEvent.click(screen.getByLabelText('Physics'));
  await userEvent.click(screen.getByLabelText('I agree'));
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('Form', () => {
  it('gives the parsed values: numbers for Bengali digits, selects, radios and chips', async () => {
    const submit = vi.fn<Submit>(async () => {});
    render(<Sample onSubmit={submit} />);
    await fill();
    await save();
    expect(submit).toHaveBeenCalledWith({
      name: 'Tasnim',
      password: 'secret-1',
      salary: 6500,
      city_id: 2,
      gender: 2,
      subjects: [7],
      agreed: true,
    });
  });

  it('RUL-045 sends what was filled in without an event, and grouped numbers', async () => {
    const onSubmit = vi.fn<Submit>(() => Promise.resolve());
    render(<Sample onSubmit={onSubmit} />);
    await fill();
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(screen.getByLabelText('Name'), 'Rahim');
    value?.set?.call(screen.getByLabelText('Salary'), '৭,৫০০');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Rahim', salary: 7500 });
  });

  it('announces each error at its field in the reader’s words, focuses the first and sends nothing', async () => {
    const submit = vi.fn<Submit>(async () => {});
    render(<Sample onSubmit={submit} />);
    await save();
    const name = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toEqual(['As on your NID', 'Name is required']);
    expect(described[1]?.getAttribute('role')).toBe('alert');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(
      'Please select your gender!',
    );
    expect(submit).not.toHaveBeenCalled();
  });

  it('SHL-142 a refusal is brought into view each time it comes', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.textContent);
    };
    function Refused(): ReactNode {
      const form = useForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' } });
      const refuse = async () => form.setError('root.server', { message: 'Not now.' });
      return (
        <Form form={form} onSubmit={refuse} label="Refused">
          <FormError form={form} />
          <SubmitButton form={form} busyLabel="Saving...">
            Save
          </SubmitButton>
        </Form>
      );
    }
    render(<Refused />);
    await save();
    await waitFor(() => expect(seen).toEqual(['Not now.']));
    await save();
    await waitFor(() => expect(seen).toEqual(['Not now.', 'Not now.']));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is busy while the call is under way and sends once', async () => {
    let finish = () => {};
    const submit = vi.fn<Submit>(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Sample onSubmit={submit} />);
    await fill();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

it('a password can be looked at', async () => {
  render(<Sample onSubmit={async () => {}} />);
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  expect(password.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(password.getAttribute('type')).toBe('text');
});
