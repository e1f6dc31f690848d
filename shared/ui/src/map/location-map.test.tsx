import { provideTestPlatform } from '@porao/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocationMap, type Position } from '../map.ts';

beforeEach(() => void provideTestPlatform());

const dhaka: Position = { latitude: 23.8103, longitude: 90.4125 };

const map = (change: Partial<ComponentProps<typeof LocationMap>>) => (
  <LocationMap
    position={null}
    centre={dhaka}
    zoom={{ start: 12, chosen: 14 }}
    label="Map"
    pinLabel="Chosen place"
    zoomInLabel="Nearer"
    zoomOutLabel="Farther"
    bareText="No picture"
    {...change}
  />
);
const draw = (change: Parameters<typeof map>[0] = {}) => render(map(change));

const surface = (container: HTMLElement): Element => {
  const map = container.querySelector('.leaflet-container');
  if (!map) throw new Error('There is no map.');
  return map;
};
const near = (value: number) => expect.closeTo(value, 2) as number;

describe('LocationMap', () => {
  it('takes a click as a position, without any tiles', () => {
    const onPick = vi.fn<(position: Position) => void>();
    const { container } = draw({ onPick });
    expect(container.querySelector('img')).toBeNull();
    fireEvent.click(surface(container), { clientX: 0, clientY: 0 });
    expect(onPick).toHaveBeenCalledWith({ latitude: near(23.81), longitude: near(90.41) });
  });

  it('takes its middle from the keyboard', () => {
    const onPick = vi.fn<(position: Position) => void>();
    const { container } = draw({ onPick });
    fireEvent.keyPress(surface(container), { key: 'Enter', charCode: 13 });
    expect(onPick).toHaveBeenCalledWith({ latitude: near(23.81), longitude: near(90.41) });
  });

  it('shows a named pin where the place is, and none before', () => {
    const { rerender } = draw();
    expect(screen.queryByTitle('Chosen place')).toBeNull();
    rerender(map({ position: dhaka }));
    expect(screen.getByTitle('Chosen place')).toBeTruthy();
  });

  it('shows the source of its tiles', () => {
    provideTestPlatform({ config: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' } });
    const { container } = draw();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^https:\/\/tiles\.example\/12\//);
    expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toBeTruthy();
  });

  it('PUB-111 says that it has no tiles: none given, or none that comes', () => {
    const first = draw();
    expect(screen.getByText('No picture')).toBeTruthy();
    first.unmount();
    provideTestPlatform({ config: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' } });
    const { container } = draw();
    const tile = container.querySelector('img') as Element;
    const isSaid = () => screen.queryByText('No picture') !== null;
    expect(isSaid()).toBe(false);
    fireEvent.error(tile);
    expect(isSaid()).toBe(true);
    fireEvent.load(tile);
    expect(isSaid()).toBe(false);
    // One of several, such as one beyond the service's borders.
    fireEvent.error(tile);
    expect(isSaid()).toBe(false);
  });

  it('only shows where nothing may be picked', () => {
    draw({ position: dhaka });
    expect(screen.getByTitle('Chosen place').className).not.toContain('leaflet-marker-draggable');
    expect(screen.getByRole('button', { name: 'Nearer' })).toBeTruthy();
  });

  it('shows an approximate place as a circle without a pin', () => {
    const { container } = draw({ position: dhaka, radius: 760 });
    expect(
      container.querySelector('.leaflet-overlay-pane path, .leaflet-overlay-pane canvas'),
    ).not.toBeNull();
    expect(screen.queryByTitle('Chosen place')).toBeNull();
  });
});
