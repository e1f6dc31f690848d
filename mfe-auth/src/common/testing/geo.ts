import { vi } from 'vitest';

type Read = Geolocation['getCurrentPosition'];

/** A device that says where it is, or why not. */
export function stubGeolocation(read: Read, permission: PermissionState = 'granted'): void {
  const permissions = {
    query: async () => ({ state: permission, addEventListener: () => {}, removeEventListener: () => {} }),
  };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      onLine: { value: true },
      geolocation: { value: { getCurrentPosition: read } },
      permissions: { value: permissions },
    }),
  );
}

export const at =
  (latitude: number, longitude: number): Read =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);

export const denied: Read = (_, failed) =>
  failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
