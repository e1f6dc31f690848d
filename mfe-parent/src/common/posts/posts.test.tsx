import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { openAs } from '../testing/guardian.tsx';
import PostDialog from './post.dialog.tsx';
import { posts } from './sample.ts';

// The real one needs the shell's provider.
vi.mock('@porao/ui/overlays', () => ({
  Modal: ({ title, children }: { title: string; children: ReactNode }) => (
    <div role="dialog" aria-label={title}>
      {children}
    </div>
  ),
}));

it('PAR-077 PAR-088 a post is written over eight rows, can carry three things, and stays here', async () => {
  const close = vi.fn<() => void>();
  const { server, platform } = openAs(<PostDialog opened onClose={close} />);
  expect(await screen.findByRole('dialog', { name: 'Create New Post' })).toBeTruthy();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' });
  expect(text.rows).toBe(8);
  for (const name of ['Add a photo', 'Add a file', 'Add a place']) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Please write something first.')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await userEvent.type(text, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(close).toHaveBeenCalledOnce();
  expect(platform.toasts[0]?.message).toBe('This is a sample, so nothing was sent or changed.');
  expect(server.sent).toEqual([]);
  for (const post of posts) {
    expect(Object.keys(post).toSorted()).toEqual([
      'author',
      'comments',
      'date',
      'id',
      'image',
      'likes',
      'location',
      'mine',
      'shares',
      'text',
    ]);
  }
});
