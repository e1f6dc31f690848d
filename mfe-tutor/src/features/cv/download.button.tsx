import { saveFile, useWrite } from '@porao/features';
import { retry } from '@porao/platform';
import { Button, Group, Notice, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';
import type { CvView } from './cv.view.ts';
import { readPhoto } from './photo.ts';

interface DownloadCvProps {
  view: CvView;
  /** File name of the photo; null without one. */
  photo: string | null;
}

/** Makes the PDF in the browser, when asked: what makes it is loaded only then. */
export function DownloadCv({ view, photo }: DownloadCvProps) {
  const { busy, error, press } = useWrite({
    send: async () => {
      const [{ makePdf }, picture] = await Promise.all([
        retry(() => import(/* webpackChunkName: "cv-pdf" */ './pdf/cv.maker.ts')),
        photo === null ? null : readPhoto(),
      ]);
      saveFile(await makePdf(view, picture), `${t('cv.file')}-${view.name.trim().replace(/\s+/g, '-')}.pdf`);
    },
    failed: (error) => {
      console.error('The CV could not be made.', error);
      return null;
    },
  });
  return (
    <Stack gap="sm">
      <Group>
        <Button size="lg" icon="download" onClick={() => press()} busy={busy} busyLabel={t('cv.making')}>
          {t('cv.download')}
        </Button>
      </Group>
      {error && (
        <Notice tone="error" title={t('cv.notMade')}>
          {t('cv.notMade.text')}
        </Notice>
      )}
    </Stack>
  );
}
