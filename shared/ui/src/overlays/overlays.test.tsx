import { TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionIcon, Button } from '../index.ts';
import { BottomSheet, Confirm, Modal, Tooltip } from '../overlays.ts';

const show = (element: ReactNode) => render(<TestPage>{element}</TestPage>);

function Asking({ busy = false, onConfirm }: { busy?: boolean; onConfirm: () => void }): ReactNode {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Apply Now</Button>
      <Confirm
        opened={opened}
        title="Confirmation!"
        confirmLabel="Yes I Agree"
        cancelLabel="No"
        closeLabel="Close"
        busy={busy}
        busyLabel="Applying..."
        onConfirm={onConfirm}
        onCancel={() => setOpened(false)}
      >
        Class 8
      </Confirm>
    </>
  );
}

describe('Confirm', () => {
  it('takes the focus, holds the page, and gives the focus back on Escape', async () => {
    show(<Asking onConfirm={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmation!' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(document.querySelector('[data-porao-overlay]')).toBeTruthy();
    const { documentElement: root } = document;
    expect(root.hasAttribute('data-overlaid'), 'the shade has the whole window').toBe(true);
    expect(screen.queryByRole('banner', { hidden: true }), "no banner beside the page's").toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.querySelector('[data-porao-overlay]')).toBeNull();
    expect(root.hasAttribute('data-overlaid')).toBe(false);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply Now' })),
    );
  });

  it('SHL-080 changes nothing of the root that its elements inherit', async () => {
    vi.stubGlobal('innerWidth', 1015);
    show(
      <Modal opened title="Why?" closeLabel="Close" onClose={() => {}}>
        Class 8
      </Modal>,
    );
    await screen.findByRole('dialog', { name: 'Why?' });
    expect([...document.documentElement.style]).toEqual(['padding-inline-end']);
    expect(document.documentElement.style.paddingInlineEnd).toBe('1015px');
    cleanup();
    expect([...document.documentElement.style]).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('OPS-162 gives the focus back also where it comes opened, as a dialog whose code is loaded by the press', async () => {
    function Late(): ReactNode {
      const [opened, setOpened] = useState<boolean>();
      const close = () => setOpened(false);
      return (
        <>
          <Button onClick={() => setOpened(true)}>Reject</Button>
          {opened !== undefined && (
            <Modal opened={opened} title="Why?" closeLabel="Close" onClose={close}>
              Class 8
            </Modal>
          )}
        </>
      );
    }
    show(<Late />);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' })));
  });

  it('while busy neither confirms again nor closes', async () => {
    const confirm = vi.fn<() => void>();
    show(<Asking busy onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Applying...' }));
    await userEvent.keyboard('{Escape}');
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

it('a sheet closes by its named cross', async () => {
  const close = vi.fn<() => void>();
  show(
    <BottomSheet opened onClose={close} title="Filters" closeLabel="Close">
      text
    </BottomSheet>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

it('RUL-034 a tooltip comes after half a second of hovering', async () => {
  show(
    <Tooltip label="Saves the job">
      <ActionIcon icon="bookmark" label="Save" />
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Save' }));
  const hovered = performance.now();
  expect(screen.queryByText('Saves the job')).toBeNull();
  await screen.findByText('Saves the job');
  expect(performance.now() - hovered).toBeGreaterThan(450);
  fireEvent.mouseLeave(screen.getByRole('button', { name: 'Save', description: 'Saves the job' }));
  expect(screen.queryByText('Saves the job')).toBeNull();
});

it('RUL-034 a tooltip comes with the focus and goes with Escape', async () => {
  show(
    <Tooltip label="Saves the job">
      <ActionIcon icon="bookmark" label="Save" />
    </Tooltip>,
  );
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
