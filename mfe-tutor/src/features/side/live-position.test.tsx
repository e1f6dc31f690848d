import { keepOwnOf } from '@porao/platform/shell';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import { hasMoved, keepPosition, lastPosition, metresBetween } from './last-position.ts';
import { useLivePosition } from './live-position.ts';

const home = { latitude: 23.75, longitude: 90.37 };
/** So many metres north of home. */
const north = (metres: number) => ({ ...home, latitude: home.latitude + metres / 111_194.93 });
const day = 24 * 3600 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('TUT-142 the live position', () => {
  it('moves with 100 m, not with 99', () => {
    expect(Math.round(metresBetween(home, north(99)))).toBe(99);
    expect(hasMoved(home, north(99))).toBe(false);
    expect(hasMoved(home, north(100.01))).toBe(true);
  });

  it('is kept for 30 days, and goes with the session', () => {
    keepPosition(home, 0);
    expect(lastPosition(30 * day - 1)).toMatchObject(home);
    expect(lastPosition(30 * day)).toBeNull();
    expect(localStorage.length).toBe(0);
    keepOwnOf('7');
    keepPosition(home, 0);
    keepOwnOf(null);
    expect(lastPosition(1)).toBeNull();
  });

  it('is sent 5 s after a movement, only when it was allowed before', async () => {
    const { moved, sent } = follow('granted');
    await act(async () => {});
    moved(home);
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/update-tutor', { lat: 23.75, lon: 90.37 }],
    ]);
    moved(north(99));
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent).toHaveLength(1);
    moved(north(101));
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent).toHaveLength(2);
  });

  it.each(['prompt', 'denied'] as const)('is not asked for while the permission is %s', async (state) => {
    const { watchPosition } = follow(state);
    await act(async () => {});
    expect(watchPosition).not.toHaveBeenCalled();
  });
});

function Follower() {
  useLivePosition();
  return null;
}

/** Shows the area on a device that can be moved. */
function follow(state: PermissionState) {
  const watchPosition = vi.fn<(found: PositionCallback) => number>(() => 1);
  vi.stubGlobal('navigator', {
    onLine: true,
    geolocation: { watchPosition, clearWatch: () => {} },
    permissions: { query: async () => Object.assign(new EventTarget(), { state }) },
  });
  const answers = { 'POST /api/update-tutor': done() };
  const { sent } = renderAsTutor('/tutor/dashboard', <Follower />, answers);
  const moved = (coords: typeof home) => watchPosition.mock.calls[0]?.[0]({ coords } as GeolocationPosition);
  return { moved, watchPosition, sent };
}
