import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnsaved } from './index.ts';
import { hasUnsaved, isUnsavedLost, watchTyping } from './unsaved.ts';

watchTyping();

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it('text typed into a form is unsaved until it is gone or the form is', () => {
  render(
    <form>
      <input aria-label="Name" />
    </form>,
  );
  expect(hasUnsaved()).toBe(false);
  type('Name', 'Nusrat');
  expect(hasUnsaved()).toBe(true);
  type('Name', '');
  expect(hasUnsaved()).toBe(false);
  type('Name', 'Jahan');
  expect(hasUnsaved()).toBe(true);
  cleanup();
  expect(hasUnsaved()).toBe(false);
});

it('a search or a field outside of every form keeps nothing that could be lost', () => {
  render(
    <>
      <form>
        <input aria-label="Search" type="search" />
      </form>
      <form role="search">
        <input aria-label="Place" />
      </form>
      <input aria-label="Filter" />
    </>,
  );
  for (const label of ['Search', 'Place', 'Filter']) type(label, 'x');
  expect(hasUnsaved()).toBe(false);
});

it('a component can say that it holds something', () => {
  const Picked = ({ changed }: { changed: boolean }) => {
    useUnsaved(changed);
    return null;
  };
  const { rerender } = render(<Picked changed={false} />);
  expect(hasUnsaved()).toBe(false);
  rerender(<Picked changed />);
  expect(hasUnsaved()).toBe(true);
  cleanup();
  expect(hasUnsaved()).toBe(false);
});

it('SHL-185 what a component holds is lost with it, unless a draft has it', () => {
  const Holder = ({ hasDraft }: { hasDraft: boolean }) => {
    useUnsaved(true, hasDraft);
    return null;
  };
  const { rerender } = render(<Holder hasDraft />);
  expect([hasUnsaved(), isUnsavedLost()]).toEqual([true, false]);
  rerender(<Holder hasDraft={false} />);
  expect([hasUnsaved(), isUnsavedLost()]).toEqual([true, true]);
  cleanup();
  expect([hasUnsaved(), isUnsavedLost()]).toEqual([false, false]);
});
