import { failureToast, saveFile, useWrite } from '@porao/features';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

export interface CsvSource {
  /** The file's name, without its ending. */
  name: string;
  /** Asks for the file with the filters of the list. */
  send: () => Promise<Blob>;
}

export function CsvButton({ name, send }: CsvSource): ReactNode {
  const { busy, press } = useWrite({
    send,
    failed: failureToast(t('csv.failed')),
    onDone: (file) => saveFile(file, `${name}.csv`),
  });
  return (
    <Button variant="default" icon="download" busy={busy} onClick={() => press()}>
      {t('csv')}
    </Button>
  );
}
