import { useEffect, useState } from 'react';

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
