import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Tells the map when its place changes: a page that is put together out of sight gives it none at first. */
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
