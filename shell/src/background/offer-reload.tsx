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
  const content = {
    id: 'newer-release',
    tone: 'info',
    title: t('newer.title'),
    message,
    duration: false,
  } as const;
  return showToast(content, t('toast.close'));
}
