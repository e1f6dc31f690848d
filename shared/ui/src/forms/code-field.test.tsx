import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CodeField, Form, MultiSelectField, useForm, useWatch } from '../forms.ts';

const schema = z.object({ otp: z.string(), areas: z.array(z.number()) });
const areas = ['Dhanmondi', 'Mirpur', 'Mirpur DOHS', 'Uttara', 'দ্বিতী\u09af\u09bc'];

const names: Record<string, string> = { Uttara: 'Uttara উত্তরা' };

function Sample(): ReactNode {
  const form = useForm({ schema, defaultValues: { otp: '', areas: [] } });
  const values = useWatch({ control: form.control });
  return (
    <Form form={form} onSubmit={() => {}}>
      <CodeField form={form} name="otp" label="Code" boxLabel={(place) => `Digit ${place}`} />
      <MultiSelectField
        form={form}
        name="areas"
        label="Areas"
        options={areas.map((label, place) => ({ value: place + 1, label, names: names[label] }))}
        clearLabel="Empty"
        removeLabel={(text) => `Remove ${text}`}
        emptyText="None"
        countText={(count) => `${count} areas`}
      />
      <output>{JSON.stringify(values)}</output>
    </Form>
  );
}

const box = (place: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${place}`);
const code = () => [1, 2, 3, 4, 5, 6].map((place) => box(place).value).join('');

describe('CodeField', () => {
  it('moves on with every digit, and back with Backspace', async () => {
    render(<Sample />);
    await userEvent.click(box(1));
    await userEvent.keyboard('12a3');
    expect(code()).toBe('123');
    expect(document.activeElement).toBe(box(4));
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('12');
    expect(document.activeElement).toBe(box(3));
    await userEvent.keyboard('{ArrowLeft}9');
    expect(code()).toBe('19');
  });

  it('SHL-121 moves on with a digit that is in the box already', async () => {
    render(<Sample />);
    await userEvent.click(box(1));
    await userEvent.keyboard('000000');
    await userEvent.click(box(1));
    await userEvent.keyboard('958206');
    expect(code()).toBe('958206');
  });

  it('RUL-045 takes a whole code that is filled into its third box', async () => {
    render(<Sample />);
    fireEvent.change(box(3), { target: { value: '১২৩৪৫৬' } });
    expect(code()).toBe('123456');
  });

  it('accepts a complete code that the phone fills into the first box', async () => {
    render(<Sample />);
    await userEvent.click(box(1));
    await userEvent.paste('Your code: 12-34 56');
    expect(code()).toBe('123456');
    expect(document.activeElement).toBe(box(6));
  });
});

describe('MultiSelectField', () => {
  it.each(['[MouseLeft]', '[TouchA]'])(
    'offers the others at the next %s, while it still has the focus',
    async (keys) => {
      render(<Sample />);
      const input = screen.getByRole('combobox', { name: 'Areas' });
      for (const name of ['Dhanmondi', 'Uttara']) {
        await userEvent.pointer({ keys, target: input });
        await userEvent.pointer({ keys, target: screen.getByRole('option', { name }) });
        expect(document.activeElement).toBe(input);
      }
      expect(document.querySelector('output')?.textContent).toContain('"areas":[1,4]');
    },
  );

  it('RUL-047 finds a Bengali name as keyboards type it', async () => {
    render(<Sample />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Areas' }), { target: { value: 'দ্বিতী\u09df' } });
    expect(await screen.findByRole('option', { name: /দ্বিতী/ })).toBeTruthy();
  });

  it('AUT-074 finds an option by its name in the language that is not shown', async () => {
    render(<Sample />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Areas' }), { target: { value: 'উত্তরা' } });
    expect(await screen.findByRole('option', { name: 'Uttara' })).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('finds by typing, adds by Enter, offers each once, and removes by its chip', async () => {
    render(<Sample />);
    const input = screen.getByRole('combobox', { name: 'Areas' });
    await userEvent.type(input, 'mir');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Mirpur',
      'Mirpur DOHS',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(input, 'mir');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Mirpur DOHS']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.querySelector('output')?.textContent).toContain('"areas":[2,3]');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Mirpur' }));
    expect(document.querySelector('output')?.textContent).toContain('"areas":[3]');
  });
});
