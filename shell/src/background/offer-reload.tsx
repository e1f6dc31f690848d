import { Button, Stack } from '@porao/ui';
import { showToast } from '@porao/ui/shell';
import { reloadPage } from '../common/reload-page.ts';
import { t } from '../messages.ts';

/** Offers a newer version without taking the focus; shown until used or closed. */
export function offerReload(): () => void {
  const message = (
    <Stack gap="xs" align="start">
      {t('newer.text')}
      <Button size="sm" variant="light" icon="refresh" onClick={reloadPage}>
        {t('newer.reload')}
      </Button>
    </Stack>
  );
  const title = t('newer.title');
  return showToast({ id: 'newer-release', tone: 'info', title, message, duration: false }, t('toast.close'));
}
