import { maxPhotoBytes } from '@porao/contracts/constants';
import { ApiError, call } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ChangeEvent, useRef } from 'react';
import { failureText } from '../failure/failure.ts';
import { answerMessage, useWrite } from '../write/write.ts';
import { dataUrlOf } from './data-url.ts';
import { fitPicture, PictureFault } from './fit-picture.ts';
import { t } from './messages.ts';
import { type PictureLimit, pictureTypes } from './picture-plan.ts';

const limit: PictureLimit = {
  bytes: maxPhotoBytes,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  side: 1280,
};

/** A new profile picture: choosing a file uploads it at once. */
export function PhotoButton({ disabled, onChanged }: { disabled: boolean; onChanged: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useWrite({
    send: async (chosen: File) => {
      const { file, note } = await fitPicture(chosen, limit);
      const body = { image: await dataUrlOf(file) };
      return { ...(await call('POST /api/v1/change-profile-picture', { body })), note };
    },
    event: onChanged,
    success: (answer) => [answerMessage(answer), answer.note].filter(Boolean).join(' · '),
    failed: (error) => ({ title: t('photo.wrong'), message: reasonOf(error) }),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) upload.press(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={pictureTypes} onChange={choose} data-testid="photo" />
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
  error instanceof PictureFault
    ? error.message
    : (error instanceof ApiError && error.errors['image']?.[0]) || failureText(error);
