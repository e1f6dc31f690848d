import {
  dataUrlOf,
  failureText,
  fitPicture,
  PictureFault,
  type PictureLimit,
  pictureTypes,
  ruleText,
  useWrite,
} from '@porao/features';
import { Button, Text } from '@porao/ui';
import { ChoiceGroup } from '@porao/ui/controls';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { t } from './messages.ts';
import styles from './picture.module.css';

/** Papers and screens keep more pixels than a face: their small print is read. */
const limit: Omit<PictureLimit, 'bytes'> = { types: ['image/png', 'image/jpeg'], side: 2000 };

interface PictureChoiceProps {
  label: string;
  help: string;
  maxBytes: number;
  /** Data URL of the chosen picture; empty without one. */
  image: string;
  error: string | undefined;
  onChosen: (image: string) => void;
  onRefused: (message: string) => void;
}

/** A picture of a form, made small enough to be sent. */
export function PictureChoice(props: PictureChoiceProps): ReactNode {
  const { label, help, maxBytes, image, error, onChosen, onRefused } = props;
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const [note, setNote] = useState<string>();
  const take = async (file: File): Promise<void> => {
    try {
      const fitted = await fitPicture(file, { ...limit, bytes: maxBytes });
      onChosen(await dataUrlOf(fitted.file));
      setFileName(file.name);
      setNote(fitted.note);
    } catch (fault) {
      onRefused(await refusalOf(fault));
    }
  };
  const fitting = useWrite({ send: take, failed: null });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) fitting.press(file);
  };
  return (
    <ChoiceGroup label={label} help={help} error={error}>
      <input ref={input} type="file" hidden accept={pictureTypes} onChange={choose} data-testid="image" />
      {image !== '' && <img src={image} alt={fileName} className={styles.preview} />}
      {image !== '' && note && (
        <Text size="sm" tone="dim" role="status">
          {note}
        </Text>
      )}
      <div>
        <Button
          variant="light"
          icon="camera"
          busy={fitting.busy}
          busyLabel={t('certificate.image.fitting')}
          onClick={() => input.current?.click()}
        >
          {t(image === '' ? 'certificate.image.choose' : 'certificate.image.other')}
        </Button>
      </div>
    </ChoiceGroup>
  );
}

async function refusalOf(error: unknown): Promise<string> {
  if (!(error instanceof PictureFault)) return failureText(error);
  return error.reason === 'format' ? ruleText({ message: 'image.format' }) : error.message;
}
