import { lazyComponent } from '@porao/platform';
import { Button } from '@porao/ui';
import { useLazyPanel } from '../../common/lazy-panel.ts';
import { t } from '../../common/messages.ts';

const ShareDialog = lazyComponent(() => import(/* webpackChunkName: "job-share" */ './share.dialog.tsx'));

/** Offers the page to the device's share sheet, or else in a dialog of ours (decision OQ-032). */
export function ShareButton({ title }: { title: string }) {
  const { button, opening, opened, open, close } = useLazyPanel(
    ShareDialog.preload,
    t('details.shareFailed'),
  );
  const share = async () => {
    if (typeof navigator.share !== 'function') return open();
    try {
      await navigator.share({ title, url: location.href });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) await open();
    }
  };
  return (
    <>
      <Button {...button} variant="default" icon="share" onClick={() => void share()}>
        {t('details.share')}
      </Button>
      {opening > 0 && (
        <ShareDialog key={opening} opened={opened} onClose={close} title={title} url={location.href} />
      )}
    </>
  );
}
