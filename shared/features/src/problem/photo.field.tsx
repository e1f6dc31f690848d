import { maxCasePhotoBytes } from '@porao/contracts';
import { Button, Group, Text } from '@porao/ui';
import { ChoiceGroup } from '@porao/ui/controls';
import { type ChangeEvent, useRef, useState } from 'react';
import { failureText } from '../failure/failure.ts';
import { dataUrlOf } from '../photo/data-url.ts';
import { fitPicture, PictureFault } from '../photo/fit-picture.ts';
import { type PictureLimit, pictureTypes } from '../photo/picture-plan.ts';
import { useWrite } from '../write/write.ts';
import { t } from './messages.ts';
import styles from './problem.module.css';

/** Words on a screen must stay readable. */
const limit: PictureLimit = {
  bytes: maxCasePhotoBytes,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  side: 2000,
};

interface PhotoFieldProps {
  /** Data URL of the chosen picture. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One picture, made to fit in the browser; it can be left out. */
export function PhotoField({ value, error, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<string>();
  const fitting = useWrite({
    send: async (file: File) => {
      const fitted = await fitPicture(file, limit);
      onChange(await dataUrlOf(fitted.file));
      setNote(fitted.note);
    },
    failed: null,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) fitting.press(file);
  };
  const refusal = fitting.error && reasonOf(fitting.error);
  return (
    <ChoiceGroup label={t('problem.photo')} help={t('problem.photo.help')} error={refusal ?? error}>
      <input ref={input} type="file" hidden accept={pictureTypes} onChange={choose} data-testid="photo" />
      {value && <img src={value} alt={t('problem.photo.yours')} className={styles.photo} />}
      {value && note && (
        <Text size="sm" tone="dim" role="status">
          {note}
        </Text>
      )}
      <Group>
        <Button
          variant="light"
          icon="camera"
          busy={fitting.busy}
          busyLabel={t('problem.photo.fitting')}
          onClick={() => input.current?.click()}
        >
          {t(value ? 'problem.photo.other' : 'problem.photo.choose')}
        </Button>
        {value && (
          <Button variant="subtle" icon="close" onClick={() => onChange(undefined)}>
            {t('problem.photo.remove')}
          </Button>
        )}
      </Group>
    </ChoiceGroup>
  );
}

const reasonOf = (error: unknown): string =>
  error instanceof PictureFault ? error.message : failureText(error);
