import { notify } from '@porao/platform';
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
