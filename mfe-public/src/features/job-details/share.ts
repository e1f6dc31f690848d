/** Offers the page to the device's share sheet; `unsupported` is returned where there is none (decision OQ-032). */
export async function sharePage(title: string, unsupported: () => void): Promise<void> {
  if (typeof navigator.share !== 'function') {
    unsupported();
    return;
  }
  try {
    await navigator.share({ title, url: location.href });
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    if (!closed) unsupported();
  }
}
