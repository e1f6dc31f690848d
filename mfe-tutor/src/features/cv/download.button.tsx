import { saveFile, useWrite } from '@porao/features';
import { call, retry } from '@porao/platform';
import { Button, Group, Notice, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';
import type { CvView } from './cv.view.ts';

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

/** Side of the photo in pixels: sharp at its size on paper, some 20 kB. */
const side = 320;
const quality = 0.85;

/** The own photo as a small square JPEG; null when there is none or it cannot be read. */
async function readPhoto(): Promise<string | null> {
  try {
    const { data } = await call('GET /api/v1/base64photo');
    return data && (await squared(data));
  } catch {
    // A CV without its photo is better than none.
    return null;
  }
}

async function squared(dataUrl: string): Promise<string | null> {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { naturalWidth: width, naturalHeight: height } = image;
  const cut = Math.min(width, height);
  context.drawImage(image, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', quality);
}
