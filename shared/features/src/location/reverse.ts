import { callPublic, notify } from '@porao/platform';
import { t } from './messages.ts';
import { areaOf, type Place, placeName } from './place.ts';

/** Milliseconds after which a lookup is abandoned. */
const timeoutMs = 8000;

/** The place at a position, or null after saying that it could not be looked up. */
export async function lookUpPlace(position: { latitude: number; longitude: number }): Promise<Place | null> {
  const done = notify({ tone: 'info', busy: true, message: t('place.naming') });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The lookup takes too long.')), timeoutMs);
  });
  // Seven decimals are a centimetre.
  const query = { lat: position.latitude.toFixed(7), lon: position.longitude.toFixed(7) };
  try {
    const found = await Promise.race([callPublic('GET /api/geo/reverse', { query }), end]);
    return { ...position, name: placeName(found), ...areaOf(found) };
  } catch {
    notify({ tone: 'error', title: t('place.nameError'), message: t('place.nameFailed') });
    return null;
  } finally {
    clearTimeout(timer);
    done();
  }
}
