import { notify } from '@porao/platform';
import { useEffect, useState } from 'react';
import { t } from '../messages.ts';

/** Milliseconds that a slow device gets to find itself. */
const patience = 15_000;

/** The device's position, or null after saying why there is none. */
export async function readPosition(): Promise<{ latitude: number; longitude: number } | null> {
  if (!('geolocation' in navigator)) {
    notify({ tone: 'error', title: t('place.unsupported'), message: t('place.unsupportedHelp') });
    return null;
  }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      const options = { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 };
      navigator.geolocation.getCurrentPosition(resolve, reject, options);
    });
    return { latitude: coords.latitude, longitude: coords.longitude };
  } catch {
    notify({ tone: 'error', title: t('place.positionError'), message: t('place.positionFailed') });
    return null;
  }
}

/** Returns whether the person has allowed this site to know the position; follows changes of the permission. */
export function useMayLocate(): boolean {
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    if (!('geolocation' in navigator) || !('permissions' in navigator)) return;
    let status: PermissionStatus | undefined;
    let live = true;
    const read = () => live && setGranted(status?.state === 'granted');
    navigator.permissions.query({ name: 'geolocation' }).then(
      (found) => {
        status = found;
        status.addEventListener('change', read);
        read();
      },
      () => undefined,
    );
    return () => {
      live = false;
      status?.removeEventListener('change', read);
    };
  }, []);
  return granted;
}
