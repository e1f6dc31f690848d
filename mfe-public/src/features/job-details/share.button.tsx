import { lazyComponent, useLocation, useSearchParams } from '@porao/platform';
import { Button, GetForm } from '@porao/ui';
import { useLazyPanel } from '../../common/lazy-panel.ts';
import { t } from '../../common/messages.ts';
import { isShareView, SharePart, shareTo, useSharedUrl } from './share-address.ts';

const ShareDialog = lazyComponent(() => import(/* webpackChunkName: "job-share" */ './share.dialog.tsx'));

/** Offers the page to the device's share sheet, or else in a dialog of ours (decision OQ-032). Without scripts the ways
 * to share are in the page. */
export function ShareButton({ title }: { title: string }) {
  const { pathname } = useLocation();
  const url = useSharedUrl();
  const { button, opening, opened, open, close } = useLazyPanel(
    ShareDialog.preload,
    t('details.shareFailed'),
  );
  const share = async () => {
    if (url === undefined || typeof navigator.share !== 'function') return open();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) await open();
    }
  };
  return (
    <>
      <GetForm to={shareTo(pathname)}>
        <Button
          {...button}
          variant="default"
          icon="share"
          onClick={(event) => {
            event.preventDefault();
            void share();
          }}
        >
          {t('details.share')}
        </Button>
      </GetForm>
      {opening > 0 && url !== undefined && (
        <ShareDialog key={opening} opened={opened} onClose={close} title={title} url={url} />
      )}
    </>
  );
}

/** The ways to share a job, where its address asks for them. */
export function SharedJob({ title }: { title: string }) {
  const [params] = useSearchParams();
  const url = useSharedUrl();
  return isShareView(params) && url !== undefined ? <SharePart title={title} url={url} /> : null;
}
