import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Notifies the map when its size changes: a page that is rendered hidden gives it none at first. */
export function KeepSize(): null {
  const map = useMap();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
