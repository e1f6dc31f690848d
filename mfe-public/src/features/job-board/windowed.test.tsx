import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWindowed } from './windowed.ts';

let tell: (height: number) => void;

class FakeObserver {
  constructor(callback: (entries: object[]) => void) {
    tell = (height) => act(() => callback([{ isIntersecting: false, boundingClientRect: { height } }]));
  }
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', FakeObserver);
function Part({ id }: { id: string }) {
  const { ref, isHere, height } = useWindowed<HTMLDivElement>(id, 1000, true);
  return (
    <div ref={ref} data-testid="part" style={{ height }}>
      {isHere && <p>Content</p>}
    </div>
  );
}

it('PUB-061 what is removed far from the screen keeps its height, also when the list is shown again', () => {
  const { unmount } = render(<Part id="far" />);
  tell(235);
  expect(screen.queryByText('Content')).toBeNull();
  unmount();
  render(<Part id="far" />);
  expect(screen.getByTestId('part').style.height).toBe('235px');
});

it('PUB-061 a part that leaves the document with its page has not the height 0 when it is shown again', () => {
  const { unmount } = render(<Part id="left" />);
  tell(0);
  unmount();
  render(<Part id="left" />);
  expect(screen.getByText('Content')).toBeDefined();
});
