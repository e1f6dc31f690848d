import { maxPhotoBytes } from '@porao/contracts/constants';
import { ApiError, call, notify } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ChangeEvent, useRef } from 'react';
import { failureText } from '../failure/failure.ts';
import { t } from '../messages.ts';
import { answerMessage, useWrite } from '../write/write.ts';
import { dataUrlOf } from './data-url.ts';

const formats = ['image/png', 'image/jpeg', 'image/webp'];

/** A new profile picture: choosing a file uploads it at once. */
export function PhotoButton({ disabled, onChanged }: { disabled: boolean; onChanged: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useWrite({
    send: async (file: File) => {
      const fitting = file.size > maxPhotoBytes ? await smallerPhoto(file) : file;
      return call('POST /api/v1/change-profile-picture', { body: { image: await dataUrlOf(fitting) } });
    },
    event: onChanged,
    success: answerMessage,
    failed: (error) => ({ title: t('photo.wrong'), message: reasonOf(error) }),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    if (formats.includes(file.type)) upload.press(file);
    else notify({ tone: 'error', title: t('photo.wrong'), message: t('photo.format') });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={formats.join(',')}
        onChange={choose}
        data-testid="photo"
      />
      <Button
        variant="light"
        icon="camera"
        disabled={disabled}
        busy={upload.busy}
        busyLabel={t('photo.uploading')}
        onClick={() => input.current?.click()}
      >
        {t('photo.change')}
      </Button>
    </>
  );
}

const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors['image']?.[0]) || failureText(error);

/** Longer side in pixels: more than any place of the site shows. */
const side = 1280;

/** A phone's picture in a size that may be uploaded; the file itself when this browser cannot read it. */
async function smallerPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
    return blob ?? file;
  } catch {
    return file;
  }
}
