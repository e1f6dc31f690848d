import { maxPhotoBytes } from '@porao/contracts/constants';
import { ApiError, call, notify } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ChangeEvent, useRef } from 'react';
import { failureText } from '../failure/failure.ts';
import { t } from '../messages.ts';
import { answerMessage, useWrite } from '../write/write.ts';
import { dataUrlOf } from './data-url.ts';
import { smallerPhoto } from './smaller-photo.ts';

const formats = ['image/png', 'image/jpeg', 'image/webp'];

interface PhotoButtonProps {
  disabled: boolean;
  onChanged: () => void;
}

/** A new profile picture: choosing a file uploads it at once. */
export function PhotoButton({ disabled, onChanged }: PhotoButtonProps) {
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
