import { SlotsContext } from '@porao/platform/shell';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsOperator, where } from '../../common/testing/render.tsx';
import { PersonTabs } from './person-tabs.tsx';

const open = (address: string, labels: readonly string[], isTutor = true) => {
  const contents = (slot: string, values: object) =>
    labels
      .filter((label) => label.startsWith('Tutor') === slot.startsWith('ops.tutor.'))
      .map((label) => ({
        key: `mfe-x.${label}`,
        label,
        element: <p>{JSON.stringify([slot, values])}</p>,
      }));
  const page = (
    <SlotsContext value={contents}>
      <PersonTabs userId={7} isTutor={isTutor}>
        <p>The record</p>
        <input aria-label="Note" />
      </PersonTabs>
    </SlotsContext>
  );
  renderAsOperator({ '/ops/people/7': page }, address);
};
const tab = (name: string) => screen.getByRole('button', { name });

it('SHL-192 shows what other remotes have to say of a person beside the record, by the address', async () => {
  open('/ops/people/7?q=a', ['Visits', 'Talks']);
  const record = screen.getByText('The record');
  await userEvent.type(screen.getByLabelText('Note'), 'Called');
  expect(tab('Record').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(tab('Talks'));
  expect(screen.getByText('["ops.person.tabs@1",{"userId":7}]')).toBeTruthy();
  expect(record.closest('[hidden]')).not.toBeNull();
  expect(tab('Talks').getAttribute('aria-pressed')).toBe('true');
  expect(where()).toBe('/ops/people/7?q=a&tab=mfe-x.Talks');
  await userEvent.click(tab('Record'));
  expect(where()).toBe('/ops/people/7?q=a');
  expect(record.closest('[hidden]')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Called');
});

it.each([
  [true, ['Record', 'Visits', 'Tutor’s view']],
  [false, ['Record', 'Visits']],
])('SHL-192 has the tabs of tutors for them alone: %s', (isTutor, names) => {
  open('/ops/people/7', ['Tutor’s view', 'Visits'], isTutor);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

it('SHL-192 has the record alone where no remote has anything to say, whatever the address names', () => {
  open('/ops/people/7?tab=mfe-x.Talks', []);
  expect(screen.getByText('The record')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
