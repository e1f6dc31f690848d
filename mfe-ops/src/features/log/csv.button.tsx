import { failureToast, saveFile, useWrite } from '@porao/features';
import { call } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { useListParams } from '../../common/queue/search-params.ts';
import { filterOf } from './log.queries.ts';
import { t } from './messages.ts';

export function CsvButton(): ReactNode {
  const params = useListParams();
  const { busy, press } = useWrite({
    send: () => call('GET /api/ops/audit.csv', { query: filterOf(params), file: true }),
    failed: failureToast(t('log.csv.failed')),
    onDone: (file) => saveFile(file, 'log.csv'),
  });
  return (
    <Button variant="default" icon="download" busy={busy} onClick={() => press()}>
      {t('log.csv')}
    </Button>
  );
}
