import { failureToast, saveFile, useWrite } from '@porao/features';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

export interface CsvSource {
  /** The file's name, without its ending. */
  name: string;
  /** Tells it from others of the page for screen readers. */
  about?: string | undefined;
  /** Asks for the file with the filters of the list. */
  send: () => Promise<Blob>;
}

export function CsvButton({ name, about, send }: CsvSource): ReactNode {
  const { busy, press } = useWrite({
    send,
    failed: failureToast(t('csv.failed')),
    onDone: (file) => saveFile(file, `${name}.csv`),
  });
  return (
    <Button
      variant="default"
      icon="download"
      busy={busy}
      aria-label={about && `${t('csv')}: ${about}`}
      onClick={() => press()}
    >
      {t('csv')}
    </Button>
  );
}
