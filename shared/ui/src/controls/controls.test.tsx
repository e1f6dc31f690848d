import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChoiceChips, SegmentedChoice, Select, SuggestInput } from '../controls.ts';

const places = [
  { key: 1, label: 'Dhanmondi' },
  { key: 2, label: 'Mirpur' },
];

function Places({ onPick }: { onPick: (label: string) => void }): ReactNode {
  const [value, setValue] = useState('');
  return (
    <SuggestInput
      label="Where"
      value={value}
      onChange={setValue}
      suggestions={value === '' ? [] : places}
      onPick={(place) => {
        setValue(place.label);
        onPick(place.label);
      }}
      clearLabel="Clear"
    />
  );
}

it('suggestions are walked with the arrows and taken with Enter', async () => {
  const pick = vi.fn<(label: string) => void>();
  render(<Places onPick={pick} />);
  const input = screen.getByRole('combobox', { name: 'Where' });
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(input, 'd');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Mirpur' });
  expect(active.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(active.id);
  await userEvent.keyboard('{Enter}');
  expect(pick).toHaveBeenCalledWith('Mirpur');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it.each(['[MouseLeft]', '[TouchA]'])(
  'suggestions open again by %s and by ArrowDown while the focus stays',
  async (keys) => {
    render(<Places onPick={() => {}} />);
    const input = screen.getByRole('combobox', { name: 'Where' });
    const open = () => input.getAttribute('aria-expanded');
    await userEvent.type(input, 'm');
    for (const reopen of [
      () => userEvent.pointer({ keys, target: input }),
      () => userEvent.keyboard('{ArrowDown}'),
    ]) {
      await userEvent.pointer({ keys, target: screen.getByRole('option', { name: 'Mirpur' }) });
      expect(open()).toBe('false');
      expect(document.activeElement).toBe(input);
      await reopen();
      expect(open()).toBe('true');
    }
  },
);

it('Escape closes the suggestions and keeps the text; the cross empties it', async () => {
  render(<Places onPick={() => {}} />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(input, 'dha{Escape}');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.value).toBe('dha');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
});

it('a select gives the option’s own value, and null for the placeholder', async () => {
  const change = vi.fn<(value: number | null) => void>();
  const options = [5, 10].map((value) => ({ value, label: `${value} km` }));
  render(<Select label="With In" value={5} onChange={change} options={options} placeholder="Anywhere" />);
  await userEvent.selectOptions(screen.getByLabelText('With In'), '10 km');
  await userEvent.selectOptions(screen.getByLabelText('With In'), 'Anywhere');
  expect(change.mock.calls).toEqual([[10], [null]]);
});

it('choices are radios and checkboxes in a named group', async () => {
  const one = vi.fn<(value: number) => void>();
  const many = vi.fn<(values: number[]) => void>();
  const options = [
    { value: 1, label: 'Male' },
    { value: 2, label: 'Female' },
  ];
  render(
    <>
      <SegmentedChoice label="Tutor gender" options={options} value={1} onChange={one} />
      <ChoiceChips label="Days" options={[{ value: 4, label: 'Sunday' }]} values={[4]} onChange={many} />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Tutor gender' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  expect(one).toHaveBeenCalledWith(2);
  expect(many).toHaveBeenCalledWith([]);
});
